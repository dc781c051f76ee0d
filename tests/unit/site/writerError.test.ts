import {afterEach, expect, test, vi} from 'vitest';
import {mistakesIn, stopBuild, WriterError} from '../../../src/site/writerError';

const mistake = {file: 'docs/a.mdx', line: 3, message: 'title is missing. Add one.'};

afterEach(() => vi.restoreAllMocks());

test('every mistake is told with its place, and without the calls that led there', () => {
  const error = mistakesIn('the pages', [mistake, {...mistake, line: 9}]);
  expect(error.stack).toBe(
    '2 mistakes in the pages:\ndocs/a.mdx:3: title is missing. Add one.\ndocs/a.mdx:9: title is missing. Add one.',
  );
  expect(mistakesIn('the pages', [mistake]).message).toMatch(/^One mistake in the pages:\n/);
});

test('a writer reads the mistake first, and once', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const stop = () => stopBuild('Pages', mistakesIn('the pages', [mistake]));
  expect(stop).toThrow(new WriterError('Pages have mistakes, which are listed above.'));
  expect(print).toHaveBeenCalledExactlyOnceWith(
    '\n[ERROR] One mistake in the pages:\ndocs/a.mdx:3: title is missing. Add one.\n',
  );
});

test('what is no mistake of a writer keeps its own stack', () => {
  const error = new TypeError('x is undefined');
  const print = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => stopBuild('Pages', error)).toThrow(error);
  expect(print).not.toHaveBeenCalled();
});
