import {expect, test} from 'vitest';
import {redirectProblems} from '../../../src/redirects/problems';

const errors = '/docs/guides/errors';
const routes = [errors, '/docs/PMS%20Specific%20Guides/guesty'];
const circle =
  'and from there in a circle. Write the address of a page, or remove the redirects of the circle.';

test.each<[title: string, redirects: Record<string, string>, messages: string[]]>([
  [
    'without its first slash',
    {'docs/failures': errors},
    [
      "'docs/failures' does not begin with a slash, so that it is no address. Write '/docs/failures'.",
    ],
  ],
  [
    'to no page',
    {'/docs/failures': '/docs/guides/error'},
    [
      "'/docs/failures' leads to '/docs/guides/error', which is no page. Did you mean '/docs/guides/errors'?",
    ],
  ],
  ['from a page', {[errors]: errors}, [`'${errors}' is a page`]],
  [
    'from an address with a space',
    {'/docs/old one': errors},
    ["'/docs/old one' has a space, at which hosts end an address. Write '/docs/old%20one'."],
  ],
  [
    'to an address with a space',
    {'/docs/failures': '/docs/PMS Specific Guides/guesty'},
    [
      "'/docs/failures' leads to '/docs/PMS Specific Guides/guesty', which has a space, at which hosts end an address. Write '/docs/PMS%20Specific%20Guides/guesty'.",
    ],
  ],
  [
    'from an address with a percent sign that encodes nothing',
    {'/docs/100%': errors},
    ["'/docs/100%' has a % that begins no character. Write '/docs/100%25'."],
  ],
  [
    'from an address with a fragment',
    {'/docs/failures#codes': errors},
    [
      "'/docs/failures#codes' has a # or ?, behind which hosts compare nothing. Write '/docs/failures'; what stands behind goes along.",
    ],
  ],
  [
    'from an address with a trailing slash',
    {'/docs/failures/': errors},
    [
      "'/docs/failures/' ends with a slash, without which it would not lead on. Write '/docs/failures', which does with both.",
    ],
  ],
  [
    'to another redirect',
    {'/docs/failures': '/docs/mistakes', '/docs/mistakes': errors},
    [`'/docs/failures' leads to '/docs/mistakes', which has moved itself. Write '${errors}'.`],
  ],
  [
    'in a circle',
    {'/docs/failures': '/docs/mistakes', '/docs/mistakes': '/docs/failures'},
    [
      `'/docs/failures' leads to '/docs/mistakes', ${circle}`,
      `'/docs/mistakes' leads to '/docs/failures', ${circle}`,
    ],
  ],
  [
    'to itself',
    {'/docs/failures': '/docs/failures'},
    [`'/docs/failures' leads to '/docs/failures', ${circle}`],
  ],
  [
    'from an address that is there in another encoding',
    {'/docs/old%20one': errors, '/docs/%6Fld%20one': routes[1] ?? ''},
    [
      `'/docs/%6Fld%20one' stands above already, and leads to '${errors}' from there. Remove one of the two.`,
    ],
  ],
])('a redirect %s is reported with what to write', (_, redirects, messages) => {
  const list = Object.entries(redirects).map(([from, to]) => ({from, to}));
  expect(redirectProblems(list, routes)).toEqual(
    messages.map((message) => expect.stringContaining(`src/redirects/redirects.ts: ${message}`)),
  );
});

test('a redirect from an old address to a page is accepted', () => {
  expect(redirectProblems([{from: '/docs/failures', to: errors}], routes)).toEqual([]);
});
