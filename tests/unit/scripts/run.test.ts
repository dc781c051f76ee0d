import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {run, runTool, toolScript} from '../../../scripts/lib/run.mjs';

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

test('gives a program its input, and gets what it sends', async () => {
  const program =
    "process.send({read: require('node:fs').readFileSync(0, 'utf8')}, () => process.disconnect())";
  const messages: unknown[] = [];
  const {code} = await run(process.execPath, ['-e', program], {
    input: 'asked',
    onMessage: (message) => messages.push(message),
  });
  expect({code, messages}).toEqual({code: 0, messages: [{read: 'asked'}]});
});

test('outlives a program that does not read its input', async () => {
  const input = 'long '.repeat(100_000);
  expect(await run(process.execPath, ['-e', ''], {input})).toEqual({code: 0, output: ''});
});
