import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {linksTerms} from '../../src/glossary/scope';
import {glossaryRoute, loadTerms} from '../../src/glossary/terms';
import {builtPage} from './site';

const routes = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .map((name) => `docs/${name.split(path.sep).join('/')}`)
  .filter(linksTerms)
  .map((file) => `/${file.replace(/(\/index)?\.mdx$/, '')}`);

function linksOf(route: string): {href: string; text: string}[] {
  const $ = builtPage(route);
  const links = $('.glossary-term').get();
  return links.map((link) => ({href: $(link).attr('href') ?? '', text: $(link).text()}));
}

describe.each(routes)('%s', (route) => {
  test('links to each term once', () => {
    const links = linksOf(route);
    expect(links).toHaveLength(new Set(links.map(({href}) => href)).size);
  });
});

test('every term of the glossary is used on a page that it serves', () => {
  const linked = new Set(routes.flatMap(linksOf).map(({href}) => href));
  // A page that explains a term itself, or has many in one paragraph, uses it without a link.
  const text = routes.map((route) => builtPage(route)('main').text().toLowerCase()).join('\n');
  const unused = loadTerms('.').filter(
    ({slug, forms}) =>
      !linked.has(`${glossaryRoute}#${slug}`) &&
      !forms.some((form) => text.includes(form.replaceAll('`', ''))),
  );
  expect(
    unused.map(({name}) => name),
    'No page that the glossary serves uses these: remove them, or name the form that the pages use.',
  ).toEqual([]);
});
