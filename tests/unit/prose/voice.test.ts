import {expect, test} from 'vitest';
import {byKind, gradeOf, kindOf, measure} from '../../../scripts/voice/measure.mjs';
import {proseOf} from '../../../scripts/voice/prose.mjs';

const page = `# Pagination

> Read a list to its end.

Page: https://docs.calry.app/x (any page is Markdown)

Send the \`cursor\` back. The answer was sent by the server.

- Retry behaviour is not published. Wait a minute.
- Short label

| Table | Cell of a table that nobody reads as prose. |
| --- | --- |
| a | b |

\`\`\`js
const code = "is no prose at all";
\`\`\``;

test('prose is the sentences of paragraphs and lists', () => {
  expect(proseOf(page)).toEqual([
    'Read a list to its end.',
    'Send the `` back.',
    'The answer was sent by the server.',
    'Retry behaviour is not published.',
  ]);
});

test('words, gaps and passives of a page are counted', () => {
  expect(measure(page)).toMatchObject({
    sentences: 4,
    refused: 1,
    answers: 1,
    undocumented: 1,
    long: 0,
    passive: 2,
  });
});

test.each([
  ['The request was rejected.', 1],
  ['The requests were rejected and the key was taken.', 2],
  ["The response isn't always cached, and is then silently dropped.", 2],
  ['The key has been revoked. Links are created by Calry.', 2],
  ['You can send it to be checked.', 1],
  ['The list was led by a server.', 1],
  ['The server rejected the request.', 0],
  ['v1 is deprecated, `roomTypeId` is required and the light is red.', 0],
  ["The response fields aren't documented yet.", 0],
])('passives in %j: %i', (text, passive) => {
  expect(measure(text).passive).toBe(passive);
});

test('a sentence of more than 25 words is long', () => {
  expect(measure(`${'word '.repeat(26)}.`).long).toBe(1);
  expect(measure(`${'word '.repeat(25)}.`).long).toBe(0);
});

test('long words and sentences raise the grade', () => {
  const easy = gradeOf(measure('Send the key. Read the list. Wait for it to end.'));
  const hard = gradeOf(
    measure('Asynchronous synchronisation necessitates reconciliation of heterogeneous calendars.'),
  );
  expect(easy).toBeLessThan(3);
  expect(hard).toBeGreaterThan(12);
});

test.each([
  ['/docs/guides/webhooks/calry-webhooks', 'guides'],
  ['/docs/introduction', 'guides'],
  ['/docs/PMS Specific Guides/hostaway', 'PMS guides'],
  ['/docs/vacation-rental-api/v2/quote/get-a-quote', 'operations'],
  ['/docs/common-api-reference/webhooks/calry-webhooks/get-webhook-of-workspace', 'operations'],
  ['/docs/vacation-rental-api/v2/quote', 'overviews'],
  ['/docs/common-api-reference/overview', 'overviews'],
  ['/changelog', 'blog, changelog'],
  ['/index', 'home, search and others'],
])('the page %s is counted among: %s', (route, kind) => expect(kindOf(route)).toBe(kind));

test('the figures of pages are summed up by kind', () => {
  const figures = measure('One sentence of words.');
  const sums = byKind([
    {route: '/docs/guides/a', ...figures},
    {route: '/docs/guides/b', ...figures},
    {route: '/index', ...figures},
  ]);
  expect(sums.get('guides')).toMatchObject({pages: 2, sentences: 2});
  expect(sums.get('all')).toMatchObject({pages: 3, sentences: 3});
});
