// Tests the files of the guides' programs: their languages, where pages show them, and their format.
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {hasCommand} from '../../scripts/lib/tools.mjs';
import {extensions, programsFolder} from './support/programs';

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(folder, name));

const languages = Object.values(extensions);
const files = filesIn(programsFolder, '').filter((file) => path.extname(file));
const programs = files.filter((file) => languages.some((one) => file.endsWith(`.${one}`)));
const names = [...new Set(programs.map((file) => path.parse(file).name))];
const pages = filesIn('docs', '.mdx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(names)('%s exists in every language', (name) => {
  const missing = languages.filter(
    (extension) => !programs.some((file) => file.endsWith(`/${name}.${extension}`)),
  );
  expect(missing).toEqual([]);
});

test.each(files)('pages show all of %s, or each of its regions', (file) => {
  const shown = (part: string) => pages.includes(`file="${file}"${part}\n`);
  const regions = [...readFileSync(file, 'utf8').matchAll(/#region ([\w-]+)/g)];
  const isShown = regions.every(([, region]) => shown(` region="${region}"`));
  expect(shown('') ? regions.length === 0 : regions.length > 0 && isShown).toBe(true);
});

describe('format', {tags: ['slow']}, () => {
  test.skipIf(!hasCommand('black'))('Python is formatted with black', () => {
    const {status, stderr} = spawnSync('black', ['--line-length=92', '--check', programsFolder], {
      encoding: 'utf8',
    });
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
