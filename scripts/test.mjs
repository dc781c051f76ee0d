// `npm test` runs the fast steps. `npm run test:all` runs every step. `npm test -- unit browser` runs the named steps.
// `--complete` also fails if something could not run, for example because a program is missing.
// After a failure, steps that don't depend on the failed step still run, so that one run shows all failures. The output
// of a failed step is printed as soon as that step ends.
import {availableParallelism} from 'node:os';
import {setTimeout} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {ensureInstalled} from './lib/install.mjs';

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
  const {run, toolScript} = await import('./lib/run.mjs');
  const start = Date.now();
  console.log(`... ${name}`);
  const notRun = await step.ensureTools();
  let output = '';
  let failed = false;
  for (const [tool = '', ...args] of step.commands) {
    const script = tool.endsWith('.mjs') ? tool : toolScript(tool);
    const result = await run(process.execPath, [script, ...args], {quiet, env: step.env});
    output += result.output;
    failed ||= result.code !== 0 || Boolean(step.forbidden?.test(result.output));
  }
  // At the end of its output, Playwright lists the tests that only passed when retried.
  const [flaky = ''] = /^ +\d+ flaky\n(?: {4}.*\n?)+/m.exec(output) ?? [];
  notRun.push(...[...output.matchAll(/^NOT RUN: (.*)$/gm)].map(([, why = '']) => why));
  const verdict = failed ? 'FAIL' : 'ok';
  console.log(`${verdict.padEnd(4)} ${name} (${Math.round((Date.now() - start) / 1000)} s)`);
  if (failed && quiet) console.log(`=== output of ${name}\n${output.trim()}\n=== end of ${name}`);
  return {verdict, notRun, flaky};
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
  async function work() {
    for (;;) {
      const next = [...waiting].find(
        ([, {after = ''}]) => results.has(after) || !chosen.some(([name]) => name === after),
      );
      if (next) {
        const [name, step] = next;
        const {after = ''} = step;
        waiting.delete(name);
        const isSkipped = (results.get(after)?.verdict ?? 'ok') !== 'ok';
        const notRun = [`${name} needs ${after}, which did not pass`];
        results.set(
          name,
          isSkipped
            ? {verdict: 'NOT RUN', notRun, flaky: ''}
            : await runStep(name, step, chosen.length > 1),
        );
      } else if (waiting.size === 0) return;
      else await setTimeout(500);
    }
  }
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return results;
}

try {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {all: {type: 'boolean'}, complete: {type: 'boolean'}},
  });
  await ensureInstalled();
  // Imported here, because these modules need the installed packages.
  const {steps} = await import('./test/steps.mjs');
  const unknown = positionals.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown step: ${unknown.join(', ')}. Usage: npm test [-- <step> ... --complete]\n` +
        `Steps, which README.md describes: ${Object.keys(steps).join(', ')}`,
    );
  }
  const chosen = Object.entries(steps).filter(([name, {slow}]) =>
    positionals.length > 0 ? positionals.includes(name) : values.all || !slow,
  );
  const results = await runSteps(chosen);
  const withVerdict = (/** @type {Result['verdict']} */ verdict) =>
    chosen.flatMap(([name]) => (results.get(name)?.verdict === verdict ? name : []));
  const [passed, failed] = [withVerdict('ok'), withVerdict('FAIL')];
  const notRun = [...results.values()].flatMap((result) => result.notRun);
  console.log();
  for (const why of notRun) console.log(`NOT RUN: ${why}`);
  for (const {flaky} of results.values())
    if (flaky) console.log(`Passed only when retried:\n${flaky}`);
  for (const name of failed) console.log(`FAIL ${name}: npm test -- ${name}`);
  console.log(
    `Steps: ${passed.length} passed, ${failed.length} failed. ${notRun.length} not run. ` +
      `${Math.round(performance.now() / 1000)} s.`,
  );
  const isIncomplete = values.complete && notRun.length > 0;
  process.exitCode = isIncomplete || failed.length > 0 || passed.length === 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
