import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {extensions, programsFolder} from './support/programs';

const filesIn = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const textOf = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');

const isProgram = (file: string) =>
  Object.values(extensions).some((extension) => file.endsWith(`.${extension}`));
const [programs, data] = [true, false].map((wanted) =>
  filesIn(programsFolder).filter((file) => isProgram(file) === wanted),
) as [string[], string[]];
const names = [...new Set(programs.map((file) => file.replace(/\.\w+$/, '')))];
const tests = textOf(filesIn('tests/guides').filter((file) => !file.includes('coverage')));
const pages = textOf(filesIn('docs').filter((file) => file.endsWith('.mdx')));

describe.each(names)('%s', (name) => {
  test('is there in every language, run by a test and shown whole by a page', () => {
    const id = path.relative(programsFolder, name);
    expect(tests).toContain(`programs('${id}')`);
    for (const extension of Object.values(extensions)) {
      expect(programs).toContain(`${name}.${extension}`);
      expect(pages).toContain(`file="${name}.${extension}"\n`);
    }
  });
});

test.each(data)('%s, which a program reads, is shown whole by a page', (file) => {
  expect(pages).toContain(`file="${file}"\n`);
});

test.each(programs)('%s says at its top what it does, needs and how it starts', (file) => {
  const top = readFileSync(file, 'utf8').split('\n').slice(0, 7);
  const comment = top.filter((line) => /^(\/\/|#) /.test(line)).join(' ');
  expect(comment).toMatch(/Needs (Node\.js 20|Python 3|PHP 8)/);
  expect(comment).toMatch(/Run/);
  expect(comment).toContain(path.basename(file));
});

const black = spawnSync('black', ['--version']).status === 0;

test.skipIf(!black)('Python is formatted as black does', () => {
  const {stderr, status} = spawnSync('black', ['--check', programsFolder], {encoding: 'utf8'});
  expect({status, stderr}).toMatchObject({status: 0});
});

const outOfForm = /^.{121}|\t|[ \t]$|^(?: {4})* {1,3}\S/;

test.each(programs.filter((file) => file.endsWith('.php')))(
  '%s keeps to the lengths and the indentation of PSR-12',
  (file) => {
    const found = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => outOfForm.test(line));
    expect(found).toEqual([]);
  },
);
