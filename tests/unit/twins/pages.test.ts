import {describe, expect, it} from 'vitest';
import {type Page, pagesAt} from '../../../src/plugins/twins/pages';

const page = (route: string): Page => ({route, title: route, description: '', body: () => []});

describe('the pages behind the addresses of the site', () => {
  const pages = [page('/'), page('/docs/a b'), page('/blog')];

  it('are found, each once, however the address is written', () => {
    const found = pagesAt(['/', '/docs/a%20b', '/docs/a b', '/blog'], pages);
    expect(found.map(({route}) => route)).toEqual(['/', '/docs/a b', '/blog']);
  });

  it('include the further parts of a list, with the text of the whole', () => {
    const [part] = pagesAt(['/blog/page/2'], pages);
    expect(part).toMatchObject({route: '/blog/page/2', title: '/blog'});
  });

  it('leave out what has no text of its own', () => {
    expect(pagesAt(['/404.html', '/search'], pages)).toEqual([]);
  });

  it('stop the build at one that nothing is known of, and say where to add it', () => {
    expect(() => pagesAt(['/news'], pages)).toThrow(
      /^\/news has no Markdown twin, .*src\/plugins\/twins\/pages\.ts does not know/,
    );
  });
});
