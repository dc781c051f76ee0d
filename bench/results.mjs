import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {availableParallelism, totalmem} from 'node:os';
import path from 'node:path';
import {partTitles} from './arguments.mjs';
import {cache} from './peerProject.mjs';
import {fileText, partText} from './report.mjs';

/** @typedef {import('./report.mjs').Result & import('./report.mjs').Stamp} Stamped */

/** @param {string} part */
const fileOf = (part) => path.join(cache, 'results', `${part}.json`);

/** @param {string[]} args */
const git = (args) => execFileSync('git', args, {encoding: 'utf8'}).trim();

/**
 * @param {number} runs
 * @param {string} browserVersion
 * @returns {import('./report.mjs').Stamp}
 */
export function stampOf(runs, browserVersion) {
  const changed = git(['status', '--porcelain', '--untracked-files=no']) !== '';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git(['rev-parse', '--short', 'HEAD']) + (changed ? '+' : ''),
    runs,
    machine:
      `${availableParallelism()} processors with ${memory} GB (${process.platform} ${process.arch}), ` +
      `Node ${process.versions.node}, Chromium ${browserVersion}`,
  };
}

/**
 * Keeps what a part has measured, for the file of the results.
 *
 * @param {string} part
 * @param {Stamped} result
 */
export async function keepResult(part, result) {
  await mkdir(path.dirname(fileOf(part)), {recursive: true});
  await writeFile(fileOf(part), JSON.stringify(result, null, 2));
}

/**
 * Writes the results of every part, of this run or of the last that measured it.
 *
 * @param {string} file
 * @throws {Error} naming the parts that were never measured here
 */
export async function writeResults(file) {
  const missing = Object.keys(partTitles).filter((part) => !existsSync(fileOf(part)));
  if (missing.length > 0) {
    throw new Error(
      `${file} holds every part, and these were not measured yet: run \`npm run bench -- ${missing.join(' ')} --write\`.`,
    );
  }
  const parts = await Promise.all(
    Object.entries(partTitles).map(async ([part, title]) =>
      partText(title, JSON.parse(await readFile(fileOf(part), 'utf8'))),
    ),
  );
  await writeFile(file, await fileText(parts));
}
