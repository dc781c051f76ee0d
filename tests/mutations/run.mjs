// Mutation testing: applies deliberate faults to a copy of the repository and runs its tests there. Record the failing
// steps in mutations.yaml by hand. Usage: node tests/mutations/run.mjs --group a [--all] | --only <id>,<id> [--all] |
// --check
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';

/** @typedef {{id: string, group: string, file: string, find: string, replace: string, fault: string}} Mutation */

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Applies faults to the files of a folder.
 *
 * @param {Mutation[]} mutations
 * @param {string} folder the repository or a copy of it
 * @param {{write: boolean}} options whether to change the files, or only to check that the faults can be applied
 * @throws {Error} lists each fault whose text does not occur exactly once
 */
function apply(mutations, folder, {write}) {
  const problems = mutations.flatMap(({id, file, find, replace}) => {
    const before = readFileSync(path.join(folder, file), 'utf8');
    const count = before.split(find).length - 1;
    if (count !== 1) return [`${file}: the text of ${id} occurs ${count} times.`];
    if (write)
      writeFileSync(
        path.join(folder, file),
        before.replace(find, () => replace),
      );
    return [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * Runs the tests in a copy of the last commit with the faults applied.
 *
 * @param {Mutation[]} mutations
 * @param {string} script npm script
 * @param {string} log file for the output
 */
function test(mutations, script, log) {
  // The copy is next to the repository, because hard links cannot cross file systems.
  const folder = mkdtempSync(path.join(path.dirname(root), 'mutations-'));
  const copy = path.join(folder, 'repository');
  try {
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy, 'HEAD'], {cwd: root});
    execFileSync('cp', ['-al', path.join(root, 'node_modules'), copy]);
    // The copy must not share the caches of tools with the original.
    for (const cache of ['.cache', '.vite', '.vite-temp'])
      rmSync(path.join(copy, 'node_modules', cache), {recursive: true, force: true});
    apply(mutations, copy, {write: true});
    const output = openSync(log, 'w');
    spawnSync('npm', ['run', script], {cwd: copy, stdio: ['ignore', output, output]});
  } finally {
    rmSync(folder, {recursive: true, force: true});
    execFileSync('git', ['worktree', 'prune'], {cwd: root});
  }
}

const {values} = parseArgs({
  options: {
    group: {type: 'string'},
    only: {type: 'string'},
    all: {type: 'boolean', default: false},
    check: {type: 'boolean', default: false},
  },
});
// Ctrl-C stops the tests only, so that the copy is removed afterwards.
process.on('SIGINT', () => undefined);
/** @type {Mutation[]} */
const known = parse(readFileSync(path.join(import.meta.dirname, 'mutations.yaml'), 'utf8'));
const ids = values.only?.split(',');
const chosen = known.filter(({id, group}) => (ids ? ids.includes(id) : group === values.group));
if (values.check) {
  apply(known, root, {write: false});
  console.log(`All ${known.length} faults can be applied.`);
} else if (chosen.length === 0 || (ids && chosen.length < ids.length)) {
  console.error('Pass a group with --group, or IDs of faults with --only.');
  process.exitCode = 1;
} else {
  mkdirSync(path.join(root, 'test-results'), {recursive: true});
  const log = path.join(root, `test-results/mutations-${values.group ?? 'chosen'}.log`);
  test(chosen, values.all ? 'test:all' : 'test', log);
  for (const {id, fault} of chosen) console.log(`${id}: ${fault}`);
  // The summary of the tests: one line per failed step, followed by its failures.
  const failures = readFileSync(log, 'utf8').match(/^(?:FAIL |NOT RUN |Failed| {5}\S).*$/gm) ?? [];
  console.log(`\n${failures.join('\n') || 'Nothing failed.'}\n\nFull output: ${log}`);
}
