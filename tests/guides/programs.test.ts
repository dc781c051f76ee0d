// Tests the files of the guides' programs: where pages show them, and their format.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {hasCommand} from '../../scripts/lib/tools.mjs';
import {programsFolder} from '../../src/plugins/programs/remarkPrograms';
import {filesIn} from '../../src/site/pages';

const files = filesIn(programsFolder).filter((file) => path.extname(file));
const pages = filesIn('docs')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

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
