import {expect, test} from 'vitest';
import {readPage} from '../../../src/search/index-builder/readPage';

const table = `<h2 id="limits">Limits</h2><p>See below.</p>
  <table><thead><tr><th>What</th><th>How many</th><th>Since</th></tr></thead><tbody>
    <tr><td>Requests</td><td>60 a minute</td><td>2024</td></tr>
    <tr><td>Accounts</td><td></td><td>2025</td></tr>
    <tr><td>Hosts</td><td></td><td></td></tr>
    <tr><td>A date is closed.</td><td>A rule blocked it.</td></tr>
    <tr><td>Guesty</td><td>Yes</td><td>Unknown</td></tr>
    <tr><td>Ways</td><td><ul><li>OAuth</li><li>API key</li></ul></td></tr>
  </tbody></table>`;
const tableText = [
  'See below.',
  'Requests: 60 a minute · 2024',
  'Accounts: 2025',
  'Hosts',
  'A date is closed. A rule blocked it.',
  'Guesty',
  'Ways: OAuth, API key',
].join('\n');

const anchoredRow = `<h2 id="successors">Successors</h2><table><tbody>
    <tr id="successor-list"><th><a>List things</a><br><code>GET /<wbr>things</code></th>
      <td>List things<br>GET /things</td><td>The same path</td></tr>
  </tbody></table><p>Done.</p>`;

const controls = `<style>.a{padding:0}</style>
  <form><label>PMS</label><select><option>Any</option></select></form>
  <div role="search"><input></div>
  <div><fieldset><legend>Language</legend><label>Python</label></fieldset></div><p>Text.</p>`;

test.each([
  [
    'a table row as its first cell and what belongs to it',
    table,
    [['limits', 'Limits', tableText]],
  ],
  [
    'a table row with an anchor as a section',
    anchoredRow,
    [
      ['successors', 'Successors', 'Done.'],
      ['successor-list', 'List things GET /things', 'The same path'],
    ],
  ],
  ['no controls, tab names or style sheets', controls, [['', '', 'Text.']]],
])('the search indexes %s', (_, content, expected) => {
  const {sections = []} = readPage(`<main><h1>Title</h1>${content}</main>`) ?? {};
  const texts = sections.map(({anchor, heading, text}) => [anchor, heading, text]);
  expect(texts.filter(([, , text]) => text)).toEqual(expected);
});

test('the search indexes the call of an operation', () => {
  const html = '<style>.ref-call{padding:0}</style><p class="ref-call">GET /api/v2/things</p>';
  expect(readPage(`<main><h1>List</h1>${html}</main>`)?.call).toBe('GET /api/v2/things');
});
