// Tests code fences that show a program of a guide.
import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {remarkPrograms} from '../../../src/plugins/programs/remarkPrograms';
import {folderWith} from '../../support/temporaryFolder';

const root = folderWith('programs', {
  'read.py':
    'import os\n\n  # #region loop\n  a()\n  # #endregion\n// #region other\nb()\n// #endregion\n# #region open\n',
});

const compile = async (source: string) =>
  String(
    await createProcessor({remarkPlugins: [remarkPrograms], jsx: true}).process({
      value: source,
      path: 'docs/page.mdx',
      cwd: root,
    }),
  );

test.each([
  ['', String.raw`"import os\n\n  a()\nb()\n"`],
  ['region="loop"', String.raw`"  a()\n"`],
  ['region="other"', String.raw`"b()\n"`],
])('a fence shows a file or a region, without region comments: %s', async (meta, shown) => {
  expect(await compile(`\`\`\`python file="read.py" ${meta}\n\`\`\`\n`)).toContain(`{${shown}}`);
});

test.each([
  ['file="read.py" region="open"\n', 'read.py has no "#region open" that ends'],
  ['file="read.py"\nx = 1\n', 'read.py, so it must be empty'],
])('an invalid fence is rejected with its line: %s', async (meta, message) => {
  await expect(compile(`Text.\n\n\`\`\`python ${meta}\`\`\`\n`)).rejects.toMatchObject({
    line: 3,
    message: expect.stringContaining(message),
  });
});
