import {expect, test} from 'vitest';
import type {Block} from '../../../src/reference/blocks/blocks';
import {ReferenceMarkdown} from '../../../src/reference/emitters/markdown';

const code = '```js\nfetch(`${x}`)\n```';

test.each<[what: string, block: Block, markdown: string]>([
  [
    'a table whose cells hold vertical bars and line breaks',
    {
      kind: 'table',
      label: 'Errors',
      head: [['Status'], ['Meaning']],
      rows: [{cells: [[{code: 'a|b'}], ['c | d', {break: true}, 'e']]}],
    },
    '| Status | Meaning |\n| --- | --- |\n| `a\\|b` | c \\| d e |',
  ],
  [
    'code with fences in a longer fence',
    {kind: 'code', language: 'md', code},
    `\`\`\`\`md\n${code}\n\`\`\`\``,
  ],
  ['code with backticks', {kind: 'text', content: [{code: 'a`b'}]}, '`` a`b ``'],
  [
    'a link to another page in full, and to its own field as a name',
    {
      kind: 'text',
      content: [
        {href: '#query-next', text: [{code: 'next'}]},
        ' ',
        {href: '/docs/PMS Specific Guides/guesty', text: ['Guesty']},
      ],
    },
    '`next` [Guesty](https://docs.calry.app/docs/PMS%20Specific%20Guides/guesty.md)',
  ],
])('the Markdown of the reference has %s', (_, block, markdown) => {
  expect(new ReferenceMarkdown('/docs/x').blocks([block])).toBe(markdown);
});
