// `npm test` runs the fast steps. `npm run test:all` runs every step. `npm test -- unit browser` runs the named steps.
// `--complete` also fails if something could not run, for example because a program is missing.
// After a failure, steps that don't depend on the failed step still run, so that one run shows all failures. The output
// of a failed step is printed as soon as that step ends.
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {ensureInstalled} from './lib/install.mjs';

/**
 * @typedef {import('./test/steps.mjs').Step} Step
 * @typedef {{verdict: 'ok' | 'FAIL' | 'NOT RUN', seconds: number, notRun: string[], flaky?: string}} Result
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
  const missing = (await step.ensureTools?.()) ?? [];
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
  const notRun = [
    ...missing,
    ...[...output.matchAll(/^NOT RUN: (.*)$/gm)].map(([, why = '']) => why),
  ];
  const seconds = Math.round((Date.now() - start) / 1000);
  const verdict = failed ? 'FAIL' : 'ok';
  console.log(`${verdict.padEnd(4)} ${name} (${seconds} s)`);
  if (failed && quiet) console.log(`=== output of ${name}\n${output.trim()}\n=== end of ${name}`);
  return {verdict, seconds, notRun, flaky};
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
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  while (waiting.size > 0 || running.size > 0) {
    for (const [name, step] of waiting) {
      if (running.size >= availableParallelism()) break;
      const {after = ''} = step;
      if (waiting.has(after) || running.has(after)) continue;
      waiting.delete(name);
      if ((results.get(after)?.verdict ?? 'ok') !== 'ok') {
        const notRun = [`${name} needs ${after}, which did not pass`];
        results.set(name, {verdict: 'NOT RUN', seconds: 0, notRun});
        continue;
      }
      running.set(
        name,
        runStep(name, step, chosen.length > 1)
          .then((result) => void results.set(name, result))
          .finally(() => running.delete(name)),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return results;
}

try {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    // Unknown options, such as --help, are reported below with the names of the steps.
    strict: false,
  });
  const start = Date.now();
  await ensureInstalled();
  // Imported here, because these modules need the installed packages.
  const {steps} = await import('./test/steps.mjs');
  const {all, complete, ...options} = values;
  const unknown = positionals.filter((name) => !(name in steps));
  unknown.push(...Object.keys(options).map((name) => `--${name}`));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown step or option: ${unknown.join(', ')}. Usage: npm test [-- <step> ... --complete]\n` +
        `Steps, which README.md describes: ${Object.keys(steps).join(', ')}`,
    );
  }
  const chosen = Object.entries(steps).filter(([name, {slow}]) =>
    positionals.length > 0 ? positionals.includes(name) : all || !slow,
  );
  const results = await runSteps(chosen);
  const names = (/** @type {Result['verdict']} */ verdict) =>
    chosen.map(([name]) => name).filter((name) => results.get(name)?.verdict === verdict);
  console.log();
  const notRun = [...results.values()].flatMap((result) => result.notRun);
  for (const why of notRun) console.log(`NOT RUN: ${why}`);
  for (const {flaky} of results.values())
    if (flaky) console.log(`Passed only when retried:\n${flaky}`);
  for (const name of names('FAIL')) console.log(`FAIL ${name}: npm test -- ${name}`);
  console.log(`${Math.round((Date.now() - start) / 1000)} s`);
  console.log(
    `Steps: ${names('ok').length} passed, ${names('FAIL').length} failed. ${notRun.length} not run.`,
  );
  const incomplete = complete && notRun.length > 0;
  process.exitCode = incomplete || names('FAIL').length > 0 || names('ok').length === 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
