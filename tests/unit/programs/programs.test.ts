import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {regionOf, remarkPrograms} from '../../../src/programs/remarkPrograms';
import {temporaryFolder} from '../../support/temporaryFolder';

const root = temporaryFolder('programs');

writeFileSync(
  path.join(root, 'read.py'),
  'import os\n\n# #region loop\nfor a in b:\n    print(a)\n# #endregion\nend()\n',
);

const compile = (source: string) =>
  createProcessor({remarkPlugins: [[remarkPrograms, {root}]], jsx: true})
    .process({value: source, path: 'docs/page.mdx'})
    .then(String, (error: Error) => `failed: ${String(error)}`);

describe('a fence with a file', () => {
  it('shows the whole file without its markers, under its name', async () => {
    const result = await compile('```python file="read.py"\n```\n');
    expect(result).toContain('import os\\n\\nfor a in b:\\n    print(a)\\nend()');
    expect(result).not.toContain('region');
  });

  it('shows one region', async () => {
    const result = await compile('```python file="read.py" region="loop"\n```\n');
    expect(result).toContain('for a in b:\\n    print(a)');
    expect(result).not.toContain('end()');
  });

  it.each([
    ['the file is missing', 'file="gone.py"\n', 'gone.py, which does not exist'],
    ['the region is missing', 'file="read.py" region="x"\n', 'read.py has no "#region x"'],
    ['it has text of its own', 'file="read.py"\nx = 1\n', 'read.py, so it may hold no text'],
  ])('fails with page and line when %s', async (_, meta, message) => {
    const result = await compile(`Text.\n\n\`\`\`python ${meta}\`\`\`\n`);
    expect(result).toMatch(/^failed: .*3:1/);
    expect(result).toContain(message);
  });
});

it('reads regions of comments in both styles, indented ones too', () => {
  const text = 'a\n  // #region one\n  b\n  // #endregion\n# #region two\nc\n# #endregion\n';
  expect([regionOf(text, 'one'), regionOf(text, 'two')]).toEqual(['  b\n', 'c\n']);
  expect(regionOf(text)).toBe('a\n  b\nc\n');
  expect(regionOf('// #region open\n', 'open')).toBeUndefined();
});
