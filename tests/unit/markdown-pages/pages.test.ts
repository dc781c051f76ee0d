import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {pagesOf, type Reading} from '../../../src/markdown-pages/pages';
import {sourceReader} from '../../../src/markdown-pages/source';
import {twinFiles} from '../../../src/markdown-pages/write';
import {temporaryFolder} from '../../support/temporaryFolder';

const siteDir = temporaryFolder('twins-pages');
const outDir = path.join(siteDir, 'build');
const reading = {
  siteDir,
  outDir,
  config: {
    markdown: {
      parseFrontMatter: async () => ({frontMatter: {title: 'A', operation: 'v2/x'}, content: ''}),
    },
  },
  content: {},
  read: sourceReader(siteDir, []),
} as unknown as Reading;

const route = (address: string, sourceFilePath?: string): RouteConfig => ({
  path: address,
  component: 'x',
  ...(sourceFilePath && {metadata: {sourceFilePath}}),
});

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

describe('the pages of the site', () => {
  it('are those of the routes, each once, with what their front matter says', async () => {
    write('docs/a b.mdx', '---\ntitle: A\n---\n\nProse.\n');
    const frame = {...route('/'), routes: [route('/docs/a b', 'docs/a b.mdx')]};
    const pages = await pagesOf(
      [frame, route('/docs/a%20b/', 'docs/a b.mdx'), route('*')],
      reading,
    );
    expect(pages).toMatchObject([{route: '/docs/a b', title: 'A', operation: 'v2/x'}]);
    expect(pages[0]).not.toHaveProperty('listing');
  });

  it('are read from their HTML when they have no source of their own', async () => {
    write(
      'build/blog.html',
      '<html><head><meta name="description" content="All posts."></head><body><nav>Menu</nav><main><h1>Blog</h1>' +
        '<p>All posts.</p><article><a href="/blog/one"><h2>One <svg></svg></h2><p>The first.</p></a></article>' +
        '<h2 id="x">By <code>year</code><a href="#x" class="hash-link"></a></h2><ul><li><a href="/blog/tags/a" rel="tag" title="On A.">A<span>2</span></a></li></ul><nav>Next</nav></main></body></html>',
    );
    const [page] = await pagesOf([route('/blog')], reading);
    expect(page).toMatchObject({route: '/blog', title: 'Blog', listing: true});
    const [{text}] = await twinFiles(page!, await page!.body());
    expect(text).toBe(
      '# Blog\n\n> All posts.\n\nPage: https://docs.calry.app/blog (all pages: https://docs.calry.app/llms.txt)\n\n' +
        '[One](https://docs.calry.app/blog/one.md): The first.\n\n## By `year`\n\n- [A 2](https://docs.calry.app/blog/tags/a.md): On A.\n',
    );
  });

  it('leave out what has no text of its own', async () => {
    expect(await pagesOf([route('/404.html'), route('/search')], reading)).toEqual([]);
  });

  it('stop the build at a page without a heading, and name its file', async () => {
    write('build/news.html', '<main><p>News.</p></main>');
    await expect(pagesOf([route('/news')], reading)).rejects.toThrow(/^news\.html: .*<h1>/);
  });
});
