import {expect, test} from 'vitest';
import {twinAnchors} from '../../../src/markdown-pages/anchors';
import {siteUrl} from '../../../src/site/twinAddresses';

const path = '/docs/a page.md';
const twin =
  '# A\n\n## `units`, *twice*\n\n```\n# code\n```\n\n## Cancel\n\n## Cancel\n\n## Dates\n';

const links = (...anchors: string[]) =>
  anchors.map((anchor) => `[to](${siteUrl(path)}${anchor})`).join('\n');

test('an anchor stays where a heading of the twin makes it, and goes where none does', () => {
  const lead = twinAnchors([{path, text: twin}], () => undefined);
  expect(lead(links('#units-twice', '#code', '#own-id', ''))).toBe(
    links('#units-twice', '', '', ''),
  );
  const away = '[away](https://example.com/a.md#x) and https://example.com/#y';
  expect(lead(away)).toBe(away);
});

test('an id that differs from its heading becomes the anchor of that heading', () => {
  const html = `<nav><p id="nav">Nav</p></nav><main><h1 id="a">A</h1><p id="lead">Lead</p>
    <h2 id="the-race"><code>units</code>, <em>twice</em><a class="hash-link" href="#the-race">\u200B</a></h2>
    <table><tr id="row"><td>1</td></tr></table>
    <h2 id="dates">Cancel</h2><h2 id="second">Cancel</h2><h2 id="gone">Not in the twin</h2></main>`;
  const lead = twinAnchors([{path, text: twin}], (page) => (page === path ? html : undefined));
  expect(lead(links('#the-race', '#row', '#second', '#dates'))).toBe(
    links('#units-twice', '#units-twice', '#cancel-1', '#cancel'),
  );
  expect(lead(links('#a', '#lead', '#gone', '#nav'))).toBe(links('', '', '', ''));
});

test('a twin is read once, and only when a link leads into it', () => {
  const asked: string[] = [];
  const other = '/docs/b.md';
  const lead = twinAnchors(
    [
      {path, text: twin},
      {path: other, text: '# B\n'},
    ],
    (page) => void asked.push(page),
  );
  lead(links('#dates', '#cancel', ''));
  lead(links('#dates'));
  expect(asked).toEqual([path]);
});
