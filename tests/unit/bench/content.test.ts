import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseTwin, readTwins, writePages} from '../../../bench/content.mjs';
import {sameContent} from '../../../bench/pages.mjs';
import {configForContent} from '../../../bench/starter.mjs';
import {product} from '../../../src/product';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = () => temporaryFolder('bench');

describe('a Markdown twin', () => {
  const {slug, title, body} = parseTwin(
    'docs/PMS Specific Guides/mews.md',
    [
      '---\ndescription: left out\n---\n\n# `Mews`\n',
      `See [paging](${product.siteUrl}/docs/guides/pagination.md#cursors),`,
      `[the index](${product.siteUrl}/api-reference) and [the provider](https://example.com/a.md).`,
    ].join('\n'),
  );

  it('gives its title without marks, and an address that any generator keeps', () => {
    expect(title).toBe('Mews');
    expect(slug).toBe('docs/pms-specific-guides/mews');
  });

  it('keeps its text, with links that stay within the site', () => {
    expect(body).toBe(
      'See [paging](/docs/guides/pagination#cursors),\n[the index](/api-reference) and [the provider](https://example.com/a.md).',
    );
  });

  it('is found where the page’s address leads', () => {
    expect(sameContent('/docs/PMS%20Specific%20Guides/mews').starlight).toBe(`/${slug}/`);
    expect(sameContent('/').starlight).toBe(`/${parseTwin('index.md', '# Home').slug}/`);
  });

  it('without a title is refused by name', () => {
    expect(() => parseTwin('docs/a.md', 'Text.')).toThrow('docs/a.md: a Markdown twin begins');
  });
});

describe('the content of another generator', () => {
  it('is one file a page, titled in its front matter', async () => {
    const dir = path.join(folder(), 'content');
    await writePages([{slug: 'docs/a', title: 'Say "A": why', body: 'Text.'}], dir);
    const text = readFileSync(path.join(dir, 'docs/a.md'), 'utf8');
    expect(text).toBe('---\ntitle: "Say \\"A\\": why"\n---\n\nText.\n');
  });

  it('is refused when the site has too few twins', async () => {
    const dir = folder();
    mkdirSync(path.join(dir, 'docs'));
    writeFileSync(path.join(dir, 'docs/a.md'), '# A\n');
    await expect(readTwins(dir)).rejects.toThrow('holds 1 Markdown twins');
  });

  it('needs a starter whose configuration is known', () => {
    expect(configForContent("  onBrokenLinks: 'throw',\n")).toContain("format: 'detect'");
    expect(() => configForContent('{}')).toThrow('adapt bench/starter.mjs');
  });
});
