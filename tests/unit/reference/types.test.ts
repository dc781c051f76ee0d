// Tests that the published TypeScript types reject mistakes, with both module resolutions of modern projects.
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {beforeAll, expect, test} from 'vitest';
import {contractDownloads} from '../../../src/plugins/reference/contract/bundle';
import {typescriptOf} from '../../../src/plugins/reference/contract/typescript';

// Below the root, so that the import of openapi-fetch is found.
const folder = path.resolve('.cache/published-types');
const program = path.join(folder, 'program.ts');

beforeAll(async () => {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  cpSync('tests/unit/reference/published-types.ts', program);
  for (const [file, text] of Object.entries(contractDownloads(path.resolve('openapi')))) {
    const {name, ext} = path.parse(file);
    const types = path.join(folder, `${name}.ts`);
    if (ext === '.json') writeFileSync(types, await typescriptOf(text, name));
  }
});

test.each([
  ['NodeNext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ['Bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
])('with the module resolution %s', (_, module, moduleResolution) => {
  const files = ['common.ts', 'v1.ts', 'v2.ts'];
  const options = {strict: true, noEmit: true, skipLibCheck: true, types: [], module};
  const compiled = ts.createProgram([program, ...files.map((file) => path.join(folder, file))], {
    ...options,
    moduleResolution,
    target: ts.ScriptTarget.ES2022,
  });
  const mistakes = ts.getPreEmitDiagnostics(compiled).map(({file, start, messageText}) => {
    const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0;
    const name = path.basename(file?.fileName ?? '');
    return `${name}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  expect(mistakes).toEqual([]);
});
