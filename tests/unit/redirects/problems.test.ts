import {expect, test} from 'vitest';
import {redirectProblems} from '../../../src/redirects/problems';

const routes = ['/docs/guides/errors'];

test('an old address that begins without a slash is told with the one that is meant', () => {
  expect(redirectProblems([{from: 'docs/failures', to: '/docs/guides/errors'}], routes)).toEqual([
    "src/redirects/redirects.ts: 'docs/failures' does not begin with a slash, so that it is no address. Write '/docs/failures'.",
  ]);
});

test('an old address that leads nowhere is told with the nearest page', () => {
  const [message, ...others] = redirectProblems(
    [{from: '/docs/failures', to: '/docs/guides/error'}],
    routes,
  );
  expect(message).toContain("Did you mean '/docs/guides/errors'?");
  expect(others).toEqual([]);
});

test('an old address that is a page would hide behind it', () => {
  const [message, ...others] = redirectProblems(
    [{from: '/docs/guides/errors', to: '/docs/guides/errors'}],
    routes,
  );
  expect(message).toMatch(/^src\/redirects\/redirects\.ts: '\/docs\/guides\/errors' is a page/);
  expect(others).toEqual([]);
});

test('an old address with a space is told as hosts write it', () => {
  expect(redirectProblems([{from: '/docs/old one', to: '/docs/guides/errors'}], routes)).toEqual([
    "src/redirects/redirects.ts: '/docs/old one' has a space, at which hosts end an address. Write '/docs/old%20one'.",
  ]);
});

test('an old address that leads to a page is right', () => {
  expect(redirectProblems([{from: '/docs/failures', to: '/docs/guides/errors'}], routes)).toEqual(
    [],
  );
});

test.each([
  [
    'a space in the new one',
    [{from: '/docs/failures', to: '/docs/PMS Guides/guesty'}],
    [
      "'/docs/failures' leads to '/docs/PMS Guides/guesty', which has a space, at which hosts end an address. Write '/docs/PMS%20Guides/guesty'.",
    ],
  ],
  [
    'a percent sign that begins no character',
    [{from: '/docs/100%', to: '/docs/guides/errors'}],
    ["'/docs/100%' has a % that begins no character. Write '/docs/100%25'."],
  ],
  [
    'a query or an anchor',
    [{from: '/docs/failures#codes', to: '/docs/guides/errors'}],
    [
      "'/docs/failures#codes' has a # or ?, behind which hosts compare nothing. Write '/docs/failures'; what stands behind goes along.",
    ],
  ],
  [
    'a slash at its end',
    [{from: '/docs/failures/', to: '/docs/guides/errors'}],
    [
      "'/docs/failures/' ends with a slash, without which it would not lead on. Write '/docs/failures', which does with both.",
    ],
  ],
  [
    'a page that has moved again',
    [
      {from: '/docs/failures', to: '/docs/mistakes'},
      {from: '/docs/mistakes', to: '/docs/guides/errors'},
    ],
    [
      "'/docs/failures' leads to '/docs/mistakes', which has moved itself. Write '/docs/guides/errors'.",
    ],
  ],
  [
    'a circle',
    [
      {from: '/docs/failures', to: '/docs/mistakes'},
      {from: '/docs/mistakes', to: '/docs/failures'},
    ],
    [
      "'/docs/failures' leads to '/docs/mistakes', and from there in a circle. Write the address of a page, or remove the redirects of the circle.",
      "'/docs/mistakes' leads to '/docs/failures', and from there in a circle. Write the address of a page, or remove the redirects of the circle.",
    ],
  ],
  [
    'itself',
    [{from: '/docs/failures', to: '/docs/failures'}],
    [
      "'/docs/failures' leads to '/docs/failures', and from there in a circle. Write the address of a page, or remove the redirects of the circle.",
    ],
  ],
  [
    'one old address twice, however it is written',
    [
      {from: '/docs/old%20one', to: '/docs/guides/errors'},
      {from: '/docs/%6Fld%20one', to: '/docs/PMS%20Guides/guesty'},
    ],
    [
      "'/docs/%6Fld%20one' stands above already, and leads to '/docs/guides/errors' from there. Remove one of the two.",
    ],
  ],
])('an old address with %s is told with the way out', (_, redirects, messages) => {
  expect(redirectProblems(redirects, [...routes, '/docs/PMS%20Guides/guesty'])).toEqual(
    messages.map((message) => `src/redirects/redirects.ts: ${message}`),
  );
});
