import {existsSync} from 'node:fs';
import {afterAll, describe, expect, test} from 'vitest';
import {fencedPrograms, programsIn} from './support/fences';
import {languagesHere} from './support/languages';
import {runProblems} from './support/problems';
import {printSummary} from './support/summary';
import {useMock} from './support/useMock';

const programs = fencedPrograms(
  ['docs', 'blog', 'src/pages'].filter((folder) => existsSync(folder)),
);
const {runnable, missing} = languagesHere();
const languages = runnable.filter(({id}) => programs.some(({language}) => language === id));
const {outcomes, counts} = useMock();

afterAll(() => {
  const used = new Set<string>(programs.map(({language}) => language));
  printSummary(
    'samples in pages run',
    counts,
    missing.filter(({language}) => used.has(language)),
  );
});

describe.each(languages)('program in $id', (language) => {
  const own = programs.filter((program) => program.language === language.id);
  const ran = outcomes(language, own);

  test.each(own)('$id', ({id}) => {
    const outcome = ran.get(id);
    expect(outcome && runProblems(outcome)).toEqual([]);
  });
});

describe('fences', () => {
  test('are found wherever they stand, and told by file and line', () => {
    const page = [
      'Text.',
      '',
      '```bash title="Read"',
      'curl "$A"',
      '```',
      '',
      '1. Step',
      '',
      '   ```python',
      '   if a:',
      '       b()',
      '   ```',
      '',
      '```json',
      '{}',
      '```',
    ].join('\n');
    expect(programsIn(page, 'docs/a.mdx')).toEqual([
      {id: 'docs/a.mdx:3', language: 'curl', code: 'curl "$A"\n'},
      {id: 'docs/a.mdx:9', language: 'python', code: 'if a:\n    b()\n'},
    ]);
  });
});
