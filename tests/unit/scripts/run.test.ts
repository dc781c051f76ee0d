import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {runTool, toolScript} from '../../../scripts/lib/run.mjs';

test('finds the script of each tool that the steps start', () => {
  const tools = [
    'docusaurus',
    'jiti',
    'knip',
    'oxlint',
    'playwright',
    'prettier',
    'redocly',
    'tsc',
    'vitest',
  ];
  expect(tools.filter((tool) => !existsSync(toolScript(tool)))).toEqual([]);
});

test('starts a tool, and keeps what it says', async () => {
  const {code, output} = await runTool('prettier', ['--version'], {quiet: true});
  expect({code, output: output.trim()}).toEqual({
    code: 0,
    output: expect.stringMatching(/^\d+\.\d+/),
  });
});

test('says which tool no package brings', () => {
  expect(() => toolScript('nosuchtool')).toThrow(
    'package-lock.json: no package brings the tool nosuchtool.',
  );
});
