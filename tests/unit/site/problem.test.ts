import {afterEach, expect, test, vi} from 'vitest';
import {errorFor, problem, stopBuild, ProblemError} from '../../../src/site/problem';

const mistake = problem('docs/a.mdx', 3, 'title is missing. Add one.');

afterEach(() => vi.restoreAllMocks());

test("a build that stops prints writers' mistakes once", () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => stopBuild('Pages', errorFor('the pages', [mistake]))).toThrow(
    new ProblemError('Pages have problems, which are listed above.'),
  );
  expect(print).toHaveBeenCalledExactlyOnceWith(
    '\n[ERROR] One problem in the pages:\ndocs/a.mdx:3: title is missing. Add one.\n',
  );
});

test('an internal error keeps its stack trace', () => {
  const error = new TypeError('x is undefined');
  const print = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => stopBuild('Pages', error)).toThrow(error);
  expect(print).not.toHaveBeenCalled();
});
