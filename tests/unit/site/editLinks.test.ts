import {expect, test} from 'vitest';
import {editUrlFromEnv, editUrlOf} from '../../../src/site/editLinks';

test('pages have no edit links unless the build is told where', () => {
  expect(editUrlFromEnv({})).toBeUndefined();
  expect(editUrlFromEnv({EDIT_URL: ''})).toBeUndefined();
});

test('the path of a file is added to the address', () => {
  const base = editUrlFromEnv({EDIT_URL: 'https://git.example/docs/edit/main/'});
  expect(editUrlOf(base as string, 'docs/PMS Specific Guides/apaleo.mdx')).toBe(
    'https://git.example/docs/edit/main/docs/PMS%20Specific%20Guides/apaleo.mdx',
  );
});

test.each(['git.example', 'http://git.example', 'javascript:alert(1)'])(
  '%s is refused',
  (value) => {
    expect(() => editUrlFromEnv({EDIT_URL: value})).toThrow(
      `EDIT_URL is "${value}"; it must be an https address that the path of a file can be added to, such as https://github.com/<owner>/<repository>/edit/main.`,
    );
  },
);
