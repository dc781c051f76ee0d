// Tests which redirects are rejected.
import {expect, test} from 'vitest';
import {redirectProblems} from '../../../src/plugins/redirects/redirects';
import {problemLine} from '../../../src/site/problem';
import {readTable} from '../check-pages/rows';

type Row = {mistake: string; redirects: Record<string, string>; says: string[]};

const routes = ['/docs/guides/errors', '/docs/PMS%20Specific%20Guides/guesty'];

const problems = (redirects: Record<string, string>) =>
  redirectProblems(
    Object.entries(redirects).map(([from, to], index) => ({from, to, line: index + 1})),
    routes,
  ).map(problemLine);

test.each(readTable<Row[]>('redirects'))('a redirect $mistake gets a fix', ({redirects, says}) => {
  expect(problems(redirects)).toEqual(
    says.map((message) =>
      expect.stringMatching(new RegExp(`^src/plugins/redirects/redirects.txt:\\d+: .*${message}`)),
    ),
  );
});
