import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {hasCommand} from '../samples/toolchains.mjs';
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

const formed = [
  {language: 'Python', command: 'black', args: ['--check', programsFolder]},
  {
    language: 'PHP',
    command: 'phpcs',
    // Its warnings ask for functions in a file of their own, and the rule left out asks for a namespace: a program to be
    // copied has neither.
    args: ['--standard=PSR12', '--exclude=PSR1.Classes.ClassDeclaration', '-n', programsFolder],
  },
];

for (const {language, command, args} of formed) {
  test.skipIf(!hasCommand(command))(`${language} has the form that ${command} asks for`, () => {
    const {status, stdout, stderr} = spawnSync(command, args, {encoding: 'utf8'});
    expect({status, stdout, stderr}).toMatchObject({status: 0});
  });
}
