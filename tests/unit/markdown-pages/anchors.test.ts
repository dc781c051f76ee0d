import {expect, test} from 'vitest';
import {twinAnchors} from '../../../src/markdown-pages/anchors';
import {siteUrl} from '../../../src/site/twinAddresses';

const path = '/docs/a page.md';
const text =
  '# A\n\n## `units`, *twice*\n\n```\n# code\n```\n\n## Cancel\n\n## Cancel\n\n## Dates\n';
const html = `<nav><p id="nav">Nav</p></nav><main><h1 id="a">A</h1><p id="lead">Lead</p>
  <h2 id="the-race"><code>units</code>, <em>twice</em><a class="hash-link" href="#the-race">\u200B</a></h2>
  <table><tr id="row"><td>1</td></tr></table>
  <h2 id="dates">Cancel</h2><h2 id="second">Cancel</h2><h2 id="gone">Not in the Markdown</h2></main>`;

test.each([
  ['a heading of the Markdown file, without its HTML', undefined, '#units-twice', '#units-twice'],
  ['a line of code', undefined, '#code', ''],
  ['an id that the Markdown file does not have', undefined, '#own-id', ''],
  ['a heading with an id of its own', html, '#the-race', '#units-twice'],
  ['an element below a heading', html, '#row', '#units-twice'],
  ['the second heading of the same text', html, '#second', '#cancel-1'],
  ['an id that is the text of another heading', html, '#dates', '#cancel'],
  ['the title', html, '#a', ''],
  ['an element below the title', html, '#lead', ''],
  ['a heading that the Markdown file does not have', html, '#gone', ''],
  ['an element outside the main part', html, '#nav', ''],
])('a link to %s leads to the nearest anchor of the Markdown file', (_, page, from, to) => {
  const lead = twinAnchors([{path, text}], () => page);
  expect(lead(`[to](${siteUrl(path)}${from})`)).toBe(`[to](${siteUrl(path)}${to})`);
});

test('links to other sites stay as they are', () => {
  const away = '[away](https://example.com/a.md#x) and https://example.com/#y';
  expect(twinAnchors([{path, text}], () => undefined)(away)).toBe(away);
});
