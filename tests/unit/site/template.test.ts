import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readTemplate} from '../../../src/site/template';
import {temporaryFolder} from '../../support/temporaryFolder';

const file = path.join(temporaryFolder('template'), 'page.md');

test('a template is filled in, without the lines whose value is empty', () => {
  writeFileSync(file, '# {{title}}\n{{note}}\n{{body}}\nby {{author}}\n');
  const fill = readTemplate(file);
  expect(fill({title: 'A', note: '', body: 'B', author: ''})).toBe('# A\nB\nby ');
});

test.each(['{{unknown}}\nend', 'in {{unknown}} text'])(
  'a placeholder without a value is an error: %j',
  (text) => {
    writeFileSync(file, text);
    expect(() => readTemplate(file)({title: 'A'})).toThrow(
      `${file}: {{unknown}} has no value. Allowed: title.`,
    );
  },
);
