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
