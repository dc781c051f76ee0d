import {expect, test} from 'vitest';
import {bodyMistakes, mistakesOf} from './support';

/** What writers get wrong, and what they are told: where, what, and how to mend it. */

type Mistake = [kind: string, made: () => Promise<string>, where: string, mend: string];

const body = (text: string) => () => bodyMistakes(text);
const at = (line: number) => `docs/guides/page.mdx:${line}: `;
const head = (yaml: string) => () =>
  mistakesOf('docs/guides/page.mdx', `---\n${yaml}\n---\n\nText.\n`);

const mistakes: Mistake[] = [
  ['a component that is not closed', body('<Tabs>\n\nText.'), at(6), 'Close it'],
  ['an address between signs', body('See <https://example.com>.'), at(6), 'Write [text](address).'],
  ['a sign in prose', body('Fewer than <5 calls.'), at(6), 'Write \\< or &lt;'],
  ['a brace in prose', body('The id {x, y.'), at(6), 'Write \\{'],
  ['a comment of HTML', body('Text.\n\n<!-- later -->'), at(8), 'Write {/* … */}'],
  ['a component that is not there', body('<Tbas />'), at(6), 'there is no component Tbas here.'],
  [
    'an import of nothing',
    body("import Flow from '@site/src/components/Nothing';\n\n<Flow />"),
    at(6),
    'there is no "@site/src/components/Nothing"',
  ],
  [
    'a link to no page',
    body('[It](/docs/guides/paginatoin).'),
    at(6),
    'Did you mean "/docs/guides/pagination"?',
  ],
  [
    'a link to no guide',
    body('[It](/docs/PMS%20Specific%20Guides/gusty).'),
    at(6),
    'Did you mean "/docs/PMS Specific Guides/guesty"?',
  ],
  ['a link to no heading', body('[It](/docs/guides/errors#nowhere).'), at(6), 'has no #nowhere'],
  [
    'a link to no heading of its own',
    body('## Here\n\n[It](#heer).'),
    at(8),
    'Did you mean "here"?',
  ],
  ['a link to an old address', body('[It](/docs).'), at(6), 'Write /docs/introduction.'],
  ['a relative link', body('[It](pagination).'), at(6), 'begins with a slash'],
  ['a page without a title', head('description: X.'), at(1), 'title is missing.'],
  ['a page without a description', head('title: X'), at(1), 'description is missing.'],
  [
    'a page without front matter',
    () => mistakesOf('docs/guides/page.mdx', 'Text.\n'),
    at(1),
    'Begin it with three lines',
  ],
  [
    'an unknown key',
    head('title: X\ndescription: X.\nkewords: [x]'),
    at(4),
    'Did you mean "keywords"?',
  ],
  [
    'a tab in front matter',
    head('title: X\ndescription: X.\nkeywords:\n\t- x'),
    at(5),
    'Indent with two spaces.',
  ],
  [
    'a word that is an answer',
    head('title: X\ndescription: X.\nhide_table_of_contents: yes'),
    at(4),
    'Write true',
  ],
  [
    'an id that stands twice',
    body('## A {/* #x */}\n\n## B {/* #x */}'),
    at(8),
    'Give the heading another',
  ],
  [
    'an image that is not there',
    body('![A picture](/img/none.png)'),
    at(6),
    'there is no static/img/none.png',
  ],
  [
    'an image of HTML that is not there',
    body('<img src="/img/none.png" alt="x" />'),
    at(6),
    'Put it there',
  ],
  ['an unknown language', body('```jsn\n{}\n```'), at(6), '"jsn" is not known'],
  ['code that does not end', body('```json\n{}\n\nText.'), at(6), 'Write ``` on a line of its own'],
  [
    'a program that is not there',
    body('```js file="samples/guides/x.mjs"\n```'),
    at(6),
    'which does not exist',
  ],
  [
    'a post without its cut',
    () =>
      mistakesOf(
        'blog/2026-01-01-x.mdx',
        '---\ntitle: X\ndescription: X.\nauthors: [docs]\ntags: [hello]\n---\n\nText.\n',
      ),
    'blog/2026-01-01-x.mdx:7: ',
    'the post has no {/* truncate */}',
  ],
  [
    'a byte order mark',
    () =>
      mistakesOf('docs/guides/page.mdx', '\uFEFF---\ntitle: X\ndescription: X.\n---\n\nText.\n'),
    at(1),
    'there is a byte order mark',
  ],
  ['a second title', body('# Again'), at(6), 'Write ## for it.'],
  ['an unknown notice', body(':::notice\n\nText.\n\n:::'), at(6), 'Did you mean "note"?'],
  ['a notice that does not end', body(':::note\n\nText.'), at(6), 'Write ::: on a line of its own'],
  ['bold that does not end', body('This is **very important.'), at(6), 'Write **bold**'],
  ['JSON that cannot be read', body('```json\n{"a": 1,}\n```'), at(7), 'this JSON cannot be read'],
  ['a mark of a merge', body('<<<<<<< HEAD\nText.'), at(6), 'Keep one of the two sides'],
  [
    'text that is not UTF-8',
    () => mistakesOf('docs/guides/page.mdx', new Uint8Array([45, 45, 45, 10, 0xe9, 10])),
    at(2),
    'Save the file anew with the encoding UTF-8.',
  ],
  ['a no-break space', body('10\u00A0s.'), at(6), 'a no-break space'],
  ['a zero-width space', body('in\u200Bvisible'), at(6), 'a zero-width space'],
  [
    'the own host',
    body('[It](https://docs.calry.app/docs/contact).'),
    at(6),
    'Write /docs/contact alone',
  ],
  ['a link that is not encrypted', body('[It](http://example.com/).'), at(6), 'Write https://'],
  ['something left to do', body('TODO: write this.'), at(6), 'TODO would be published.'],
  [
    'what looks like a secret',
    body(`Send \`${['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_')}\`.`),
    at(6),
    'this looks like a secret',
  ],
  [
    'a token of an account',
    body(
      `Send \`Bearer ${['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', 'c2lnbmF0dXJlb2Z0b2tlbg'].join('.')}\`.`,
    ),
    at(6),
    'this looks like a secret (found JSON Web Token).',
  ],
  [
    'a no-break space of HTML',
    body('Wait 5&nbsp;minutes.'),
    at(6),
    '&nbsp; makes a character that nobody sees.',
  ],
  [
    'a link without text',
    body('See [](/docs/guides/pagination).'),
    at(6),
    'the link to /docs/guides/pagination has no text.',
  ],
  [
    'an id as in Docusaurus without MDX',
    body('## One part {#one-part}'),
    at(6),
    'Write {/* #one-part */} for the id of a heading.',
  ],
  ['a second title of HTML', body('<h1>Again</h1>'), at(6), 'Write ## for it.'],
  [
    'an image of JSX that is not there',
    body('<img src={"/img/none.png"} alt="x" />'),
    at(6),
    'there is no static/img/none.png',
  ],
  [
    'an image of require that is not there',
    body("<img src={require('./none.png').default} alt='x' />"),
    at(6),
    'there is no docs/guides/none.png',
  ],
  [
    'an import of nothing of the theme',
    body("import X from '@theme/Nothing';\n\n<X />"),
    at(6),
    'there is no "@theme/Nothing"',
  ],
  [
    'an import of no package',
    body("import X from 'no-such-package';\n\n<X />"),
    at(6),
    'there is no "no-such-package"',
  ],
  ['code in text that does not end', body('Send `limit and wait.'), at(6), 'Write `code`'],
  ['italics that do not end', body('This is *very important.'), at(6), 'Write *italics*'],
  [
    'a mark of a merge with three sides',
    body('||||||| merged common ancestors'),
    at(6),
    'left over from a merge',
  ],
  ['a separator of lines', body('One\u2028two.'), at(6), 'a line separator'],
  ['something left to do in small letters', body('todo: write this.'), at(6), 'would be published'],
  ['a language in capitals', body('```JSON\n{}\n```'), at(6), 'Did you mean "json"?'],
  [
    'a key of the front matter twice',
    head('title: X\ndescription: X.\ntitle: Y'),
    at(4),
    'One key stands twice here',
  ],
  [
    'two tabs with one value',
    body(
      '<Tabs>\n<TabItem value="node">\n\nA\n\n</TabItem>\n<TabItem value="node">\n\nB\n\n</TabItem>\n</Tabs>',
    ),
    at(12),
    'the tab "node" is there already. Give each tab a value of its own.',
  ],
  [
    'a program in a block of another language',
    body('```python file="samples/guides/pagination/read-all-pages.mjs"\n```'),
    at(6),
    'the block is python, and samples/guides/pagination/read-all-pages.mjs is js. Write js',
  ],
  [
    'a link to a page by its file in a build',
    body('[It](/docs/guides/errors.html).'),
    at(6),
    '/docs/guides/errors.html is no file',
  ],
  [
    'a link to a file that no build makes',
    body('[It](pathname:///data/pmss.json).'),
    at(6),
    'is no file',
  ],
  [
    'a link in the front matter that leads nowhere',
    () =>
      mistakesOf(
        'changelog/2026-01-01-x.mdx',
        '---\ntitle: X\ndescription: X.\ndocs:\n  added:\n    - text: See [it](/docs/guides/paginatoin).\n---\n\nText.\n',
      ),
    'changelog/2026-01-01-x.mdx:6: ',
    'Did you mean "/docs/guides/pagination"?',
  ],
  [
    'an address of support that nobody reads',
    body('Write to support@calry.app.'),
    at(6),
    'Write mail@calry.app.',
  ],
];

test.each(mistakes)('%s', async (_, made, where, mend) => {
  const message = await made();
  expect(message).toContain(where);
  expect(message).toContain(mend);
});

test.each([
  [
    'links',
    '[A](/docs/guides/errors), [b](#here), [c](mailto:a@example.com), [d](https://example.com).\n\n## Here',
  ],
  ['a heading with an id of its own', '## A {/* #own */}\n\n[It](#own).'],
  [
    'files that the build makes',
    '[A](pathname:///openapi/v2.yaml), [b](/docs/guides/errors.md), [c](pathname:///docs/guides/errors.python.md), [d](pathname:///docs/guides/llms-full.txt).',
  ],
  ['the address of support', 'Write to mail@calry.app.'],
  [
    'code with stars, braces and signs',
    'A `**` and `{x}` and `<y>`.\n\n```js\nconst a = b ** c; // <x> {y}\n```',
  ],
  [
    'notices, one inside a list',
    ':::note\n\nText.\n\n:::\n\n- Item\n\n  :::tip[Title]\n\n  Text.\n\n  :::',
  ],
  ['loopback', '[It](http://localhost:4010/).'],
  ['a time of day', 'At 12:30, or 10:05:07.'],
  ['stars for themselves', 'Two \\*\\* stars, and 2 * 3.'],
  ['code in a list', '1. Text:\n\n   ```bash\n   echo\n   ```\n\n2. More.'],
])('%s are no mistake', async (_, text) => {
  expect(await bodyMistakes(text)).toBe('');
});
