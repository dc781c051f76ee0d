import {expect, test} from 'vitest';
import {readPage} from '../../../src/search/index-builder/readPage';

const textsOf = (content: string) =>
  readPage(`<main><h1>Title</h1>${content}</main>`)?.sections.map(({anchor, heading, text}) => [
    anchor,
    heading,
    text,
  ]);

test('a row says what its first cell names, and what stands in the others', () => {
  expect(
    textsOf(`<h2 id="limits">Limits</h2><p>See below.</p>
      <table><thead><tr><th>What</th><th>How many</th><th>Since</th></tr></thead><tbody>
        <tr><td>Requests</td><td>60 a minute</td><td>2024</td></tr>
        <tr><td>Accounts</td><td></td><td>2025</td></tr>
        <tr><td>Hosts</td><td></td><td></td></tr>
        <tr><td>A date is closed.</td><td>A rule blocked it.</td></tr>
        <tr><td>Guesty</td><td>Yes</td><td>Unknown</td></tr>
        <tr><td>Ways</td><td><ul><li>OAuth</li><li>API key</li></ul></td></tr>
      </tbody></table>`),
  ).toEqual([
    ['', '', ''],
    [
      'limits',
      'Limits',
      'See below.\nRequests: 60 a minute · 2024\nAccounts: 2025\nHosts\nA date is closed. A rule blocked it.\nGuesty\nWays: OAuth, API key',
    ],
  ]);
});

test('a row with an anchor is a place of its own, and does not repeat its name', () => {
  expect(
    textsOf(`<h2 id="successors">Successors</h2><table><tbody>
        <tr id="successor-list"><th><a>List things</a><br><code>GET /<wbr>things</code></th>
          <td>List things<br>GET /things</td><td>The same path</td></tr>
      </tbody></table><p>Done.</p>`),
  ).toEqual([
    ['', '', ''],
    ['successors', 'Successors', 'Done.'],
    ['successor-list', 'List things GET /things', 'The same path'],
  ]);
});

test('the choices of a filter are no text, nor are style sheets', () => {
  expect(
    textsOf(`<style>.a{padding:0}</style><form><label>PMS</label><select><option>Any</option></select></form>
      <div role="search"><input></div><p>Text.</p>`),
  ).toEqual([['', '', 'Text.']]);
});

test('the call is read from the page, not from its style sheet', () => {
  const page = readPage(
    '<main><style>.ref-call{padding:0}</style><h1>List</h1><p class="ref-call">GET /api/v2/things</p></main>',
  );
  expect(page?.call).toBe('GET /api/v2/things');
});

test('the names of tabs are no text', () => {
  expect(
    textsOf(
      '<p>Run it.</p><div><fieldset><legend>Language</legend><label>Python</label></fieldset></div>',
    ),
  ).toEqual([['', '', 'Run it.']]);
});
