// `npm test`: installs what is missing, builds the site, and runs every check; `npm test -- unit browser` runs only the steps named,
// `npm test -- --except browser` all but those.
// Each step runs even when another failed, so that one run shows all that is wrong. Only after a failed build those that look at the
// built site are left out: it would be an old one.
import {fork} from 'node:child_process';
import {rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {ensureInstalled} from './lib/install.mjs';
import {schedule} from './test/schedule.mjs';

/** @typedef {import('./test/steps.mjs').Count} Count */

const failure = {passed: 0, failed: 1};

/**
 * @param {string} name of a step
 * @returns {Promise<{count: Count, seconds: number}>} what it printed is printed when it is over, or as it comes when it is the only one
 */
function runStep(name, alone = false) {
  return new Promise((resolve) => {
    const start = Date.now();
    const child = fork(new URL('test/step.mjs', import.meta.url), [name], {
      stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe', 'ipc'],
    });
    let output = '';
    /** @type {Count} */
    let count = {...failure};
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('message', (/** @type {Count} */ message) => (count = message));
    child.on('close', () => {
      const seconds = Math.round((Date.now() - start) / 1000);
      if (!alone) console.log(`\n=== ${name}\n${output.trimEnd()}`);
      if (count.failed) count.failures ??= output.trimEnd().split('\n').slice(-8);
      resolve({count, seconds});
    });
  });
}

/**
 * @param {string} name of a step
 * @param {Count} count
 * @param {number} seconds
 */
function summary(name, {passed, failed, failures = [], again = [], unchecked}, seconds) {
  const verdict = failed ? 'FAIL' : passed ? 'ok  ' : 'NOT RUN';
  return [
    `${verdict} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    ...failures.map((line) => `     ${line}`),
    ...again.map((line) => `     Passed in a new browser: ${line}`),
    ...(unchecked ? [`     NOT RUN: ${unchecked}`] : []),
  ].join('\n');
}

try {
  const named = process.argv.slice(2).filter((word) => word !== '--except');
  const except = process.argv[2] === '--except';
  await ensureInstalled();
  // Imported only now: it needs the packages.
  const {results: folder, steps} = await import('./test/steps.mjs');
  const unknown = named.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step ${unknown.join(', ')}; the steps are ${Object.keys(steps).join(', ')}.`,
    );
  }
  rmSync(folder, {recursive: true, force: true});
  const chosen = Object.entries(steps).filter(
    ([name]) => named.length === 0 || named.includes(name) !== except,
  );
  for (const machine of new Set(chosen.flatMap(([, step]) => step.machine ?? []))) {
    // Its step tells what is missing, or does without it.
    await machine().catch(() => undefined);
  }
  let noBuild = false;
  const start = Date.now();
  const results = await schedule(
    Object.fromEntries(
      chosen.map(([name, {cores, built}]) => [name, {cores, ...(built && {after: 'build'})}]),
    ),
    availableParallelism(),
    async (name, {after}) => {
      if (after && noBuild) {
        return {count: {...failure, unchecked: 'the site, since its build failed'}, seconds: 0};
      }
      console.log(`... ${name}`);
      const result = await runStep(name, chosen.length === 1);
      if (name === 'build' && result.count.failed) noBuild = true;
      return result;
    },
  );
  const total = {passed: 0, failed: 0};
  console.log();
  for (const [name] of chosen) {
    const result = results[name] ?? {count: failure, seconds: 0};
    total.passed += result.count.passed;
    total.failed += result.count.failed;
    console.log(summary(name, result.count, result.seconds));
  }
  console.log(`${Math.round((Date.now() - start) / 1000)} s in all`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
