// Tests that `npm run build` stops and reports mistakes, in a copy of the repository.
import {writeFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {type Files, fileOf, matchingMessages, readTable} from '../unit/check-pages/rows';
import {Scratch} from './scratch';

const site = readTable<Files>('site');
const edited = readTable('pages')
  .filter(({mistake, body, file}) => mistake && body && !file)
  .map((row) => ({row, ...fileOf(row, site)}));

test(
  'npm run build prints every mistake in the pages with file, line and fix, and fails',
  {tags: ['slow'], timeout: 600_000},
  async () => {
    const scratch = new Scratch();
    for (const {file, text} of edited) writeFileSync(scratch.path(file), text);
    const {code, output} = await scratch.run('docusaurus', 'build');
    expect(output).not.toMatch(/^\s+at \S.*:\d+:\d+\)?$/m);
    expect(code).toBe(1);
    const lines = output.split('\n');
    const missing = edited.filter(
      ({row, file, text}) => matchingMessages(row, text, file, lines).length === 0,
    );
    expect(
      missing.map(({row}) => row.mistake),
      output,
    ).toEqual([]);
  },
);
