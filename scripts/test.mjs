// `npm test` runs the fast steps. `npm run test:all` runs every step. `npm test -- unit browser` runs the named steps.
// `--complete` also fails if something could not run, for example because a program is missing.
// After a failure, steps that don't depend on the failed step still run, so that one run shows all failures. The output
// of a failed step is printed as soon as that step ends.
import './lib/plainErrors.mjs';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {run, toolScript} from './lib/run.mjs';
import {howToInstall} from './lib/tools.mjs';
import {chooseSteps, missingFor} from './test/steps.mjs';

/**
 * @typedef {import('./test/steps.mjs').Step} Step
 *
 * @typedef {{verdict: 'ok' | 'FAIL' | 'NOT RUN', notRun: string[], flaky: string}} Result
 */

/**
 * Runs a step. Prints a line when it starts, and a line with the verdict when it ends.
 *
 * @param {string} name of the step
 * @param {Step} step
 * @param {boolean} quiet prints the output only if the step fails, after the verdict
 * @returns {Promise<Result>}
 */
async function runStep(name, step, quiet) {
  const start = Date.now();
  console.log(`... ${name}`);
  let output = '';
  let failed = false;
  for (const command of step.commands) {
    const [tool = '', ...args] = command.split(' ');
    const script = tool.endsWith('.mjs') ? tool : toolScript(tool);
    const result = await run(process.execPath, [script, ...args], {quiet, env: step.env});
    output += result.output;
    failed ||= result.code !== 0;
  }
  failed ||= step.forbidden !== undefined && new RegExp(step.forbidden).test(output);
  // At the end of its output, Playwright lists the tests that only passed when retried.
  const [flaky = ''] = /^ +\d+ flaky\n(?: {4}.*\n?)+/m.exec(output) ?? [];
  const verdict = failed ? 'FAIL' : 'ok';
  console.log(`${verdict.padEnd(4)} ${name} (${Math.round((Date.now() - start) / 1000)} s)`);
  if (failed && quiet) console.log(`=== output of ${name}\n${output.trim()}\n=== end of ${name}`);
  return {verdict, notRun: missingFor(step).map(howToInstall), flaky};
}

/**
 * Runs steps in parallel, one per core, each after the step it depends on. Skips a step if the step it
 * depends on did not pass.
 *
 * @param {[string, Step][]} chosen
 * @returns {Promise<Map<string, Result>>} by name of the step
 */
async function runSteps(chosen) {
  const waiting = new Map(chosen);
  /** @type {Map<string, Result>} */
  const results = new Map();
  let running = 0;
  /** Runs the first step that can start, if a core is free, and then what can start after it. */
  async function work() {
    const next = [...waiting].find(
      ([, {after = ''}]) => results.has(after) || !chosen.some(([name]) => name === after),
    );
    if (!next || running === availableParallelism()) return;
    const [name, step] = next;
    waiting.delete(name);
    running += 1;
    const isReady = (results.get(step.after ?? '')?.verdict ?? 'ok') === 'ok';
    const notRun = [`${name} needs ${step.after}, which did not pass`];
    const result = isReady && (await runStep(name, step, chosen.length > 1));
    results.set(name, result || {verdict: 'NOT RUN', notRun, flaky: ''});
    running -= 1;
    await Promise.all(chosen.map(work));
  }
  await Promise.all(chosen.map(work));
  return results;
}

/**
 * Prints what failed and what could not run.
 *
 * @param {Map<string, Result>} results
 * @param {boolean} complete whether all must have run
 * @returns {boolean} whether the tests have passed
 */
function report(results, complete) {
  const withVerdict = (/** @type {Result['verdict']} */ verdict) =>
    [...results].flatMap(([name, result]) => (result.verdict === verdict ? name : []));
  const [passed, failed] = [withVerdict('ok'), withVerdict('FAIL')];
  const notRun = new Set([...results.values()].flatMap((result) => result.notRun));
  console.log();
  for (const why of notRun) console.log(`NOT RUN: ${why}`);
  for (const {flaky} of results.values())
    if (flaky) console.log(`Passed only when retried:\n${flaky}`);
  for (const name of failed) console.log(`FAIL ${name}: npm test -- ${name}`);
  const counts = `${passed.length} passed, ${failed.length} failed. ${notRun.size} not run.`;
  console.log(`Steps: ${counts} ${Math.round(performance.now() / 1000)} s.`);
  return failed.length === 0 && passed.length > 0 && !(complete && notRun.size > 0);
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {all: {type: 'boolean'}, complete: {type: 'boolean'}},
});
const named = positionals.length > 0 ? positionals : undefined;
const chosen = chooseSteps(named ?? (values.all ? 'all' : 'fast'));
const results = await runSteps(Object.entries(chosen));
process.exitCode = report(results, values.complete ?? false) ? 0 : 1;
