import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadContract} from '../../src/reference/contract/load';
import {type LanguageId, samplesFor} from '../../src/reference/samples';
import {temporaryFolder} from '../support/temporaryFolder';
import {awkwardOperations} from './support/awkward';
import {languagesHere} from './support/languages';

const folder = temporaryFolder('format');

/** Writes the samples of a language, and gives their files. */
function files(language: LanguageId, extension: string): string[] {
  const programs = [...loadContract().operations.values(), ...awkwardOperations()].flatMap(
    (operation) => {
      const {code = '', all} = samplesFor(operation).find(({id}) => id === language) ?? {};
      return all === undefined ? [code] : [code, all];
    },
  );
  return programs.map((code, index) => {
    const file = path.join(folder, `sample${index}.${extension}`);
    writeFileSync(file, `${code}\n`);
    return file;
  });
}

const here = new Set(languagesHere().runnable.map(({id}) => id));

test.skipIf(!here.has('go'))('Go is formatted as gofmt does', () => {
  const {stdout, stderr} = spawnSync('gofmt', ['-s', '-d', ...files('go', 'go')], {
    encoding: 'utf8',
  });
  expect({stdout, stderr}).toEqual({stdout: '', stderr: ''});
});
