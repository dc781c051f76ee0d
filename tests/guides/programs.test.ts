// Tests the files of the guides' programs: languages, comments, formatting, and that pages and tests use each program.
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {hasCommand} from '../../scripts/lib/toolchains.mjs';
import {extensions, programsFolder} from './support/programs';

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(folder, name));
const textOf = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');

const languages = Object.values(extensions);
const files = filesIn(programsFolder, '').filter((file) => path.extname(file));
const programs = files.filter((file) => languages.some((one) => file.endsWith(`.${one}`)));
const names = [...new Set(programs.map((file) => file.replace(/\.\w+$/, '')))];
const tests = textOf(filesIn('tests/guides', '.test.ts'));
const pages = textOf(filesIn('docs', '.mdx'));

test.each(names)('%s exists in every language, and a test runs it', (name) => {
  expect(tests).toContain(`'${path.relative(programsFolder, name)}'`);
  for (const extension of languages) expect(programs).toContain(`${name}.${extension}`);
});

test.each(files)('a page shows all of %s', (file) => {
  expect(pages).toContain(`file="${file}"\n`);
});

test.each(programs)('the first lines of %s document its requirements and how to run it', (file) => {
  const top = readFileSync(file, 'utf8').split('\n').slice(0, 7);
  const comment = top.filter((line) => /^(\/\/|#) /.test(line)).join(' ');
  expect(comment).toMatch(/Needs (Node\.js 20|Python 3|PHP 8)/);
  expect(comment).toMatch(/Run/);
  expect(comment).toContain(path.basename(file));
});

/** Returns a program's constants with their values, and the API path segments that it contains. */
function claimsOf(code: string): string[] {
  const constants = code.matchAll(/^(?:const )?([A-Z][A-Z_]+) = ([\d_.]+)/gm);
  const paths = code.matchAll(/\/(?:vrs|link|sync|reservations|availability|quote|room-types)\b/g);
  const claims = [
    ...[...constants].map(([, name, value]) => `${name} is ${value?.replaceAll('_', '')}`),
    ...[...paths].map(([found]) => found),
  ];
  return [...new Set(claims)].toSorted();
}

test.each(names)('%s has the same limits and paths in every language', (name) => {
  const [first, ...others] = languages.map((extension) =>
    claimsOf(readFileSync(`${name}.${extension}`, 'utf8')),
  );
  for (const other of others) expect(other).toEqual(first);
});

describe('format', {tags: ['slow']}, () => {
  test.skipIf(!hasCommand('black'))('Python is formatted with black', () => {
    const {status, stderr} = spawnSync('black', ['--check', programsFolder], {encoding: 'utf8'});
    expect({status, stderr}).toMatchObject({status: 0});
  });

  // `-n` ignores PSR-1's warning about functions in the main file, and `--exclude` disables its rule about namespaces,
  // because a program that readers copy is a single file.
  const phpcs = ['--standard=PSR12', '--exclude=PSR1.Classes.ClassDeclaration', '-n'];
  test.skipIf(!hasCommand('phpcs'))('PHP is formatted by PSR-12', () => {
    const {status, stdout} = spawnSync('phpcs', [...phpcs, programsFolder], {encoding: 'utf8'});
    expect({status, stdout}).toMatchObject({status: 0});
  });
});
