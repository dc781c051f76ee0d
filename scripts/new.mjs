// `npm run new`: creates a page, a PMS guide, a post or an operation that passes `npm run check`. It asks for the
// values that are not given as arguments.
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {ensureInstalled} from './lib/install.mjs';

/**
 * A value that a template needs. Only its presence and `allowed` are checked here; `npm run check` checks the rest.
 *
 * @typedef {object} Question
 * @property {string} ask text of the prompt and of the help
 * @property {(given: Record<string, string>) => readonly string[]} [allowed] allowed values
 * @property {boolean} [several] accepts more than one value, separated by commas
 * @property {(given: Record<string, string>) => string} [otherwise] default
 *
 * @typedef {object} Template
 * @property {string} what description in the help
 * @property {Record<string, Question>} questions by the name of the argument, in the order of the prompts
 * @property {(answers: Record<string, string>) => import('./new/files.mjs').Change[]} changes
 */

const names = ['page', 'guide', 'post', 'operation'];

/** @type {(name: string) => Promise<Template>} imports a template, after the packages are installed */
const load = async (name) => (await import(`./new/${name}.mjs`)).default;

/** Formats the help. @param {string[]} chosen names of templates */
async function help(chosen) {
  const parts = chosen.map(async (name) => {
    const {what, questions} = await load(name);
    const lines = Object.entries(questions).map(([key, {ask}]) => `    --${key.padEnd(14)} ${ask}`);
    return [`  npm run new -- ${name}    ${what}`, ...lines].join('\n');
  });
  const texts = await Promise.all(parts);
  return `Give the arguments, or answer the prompts:\n\n${texts.join('\n\n')}`;
}

/**
 * Validates an answer.
 *
 * @param {string} answer
 * @param {Question} question
 * @param {Record<string, string>} given the answers so far
 * @returns {string | undefined} what is wrong and what is allowed; undefined if it is valid
 */
function problemOf(answer, {ask, allowed, several}, given) {
  if (!answer) return `is missing. Give the ${ask}.`;
  const values = allowed?.(given);
  const parts = several ? answer.split(',').map((part) => part.trim()) : [answer];
  if (!values || parts.every((part) => values.includes(part))) return undefined;
  return `is "${answer}". Allowed ${several ? 'are one or more of' : 'is one of'} ${values.join(', ')}.`;
}

/**
 * Prompts until the answer is valid.
 *
 * @param {import('node:readline/promises').Interface} terminal
 * @param {Question} question
 * @param {string} fallback
 * @param {Record<string, string>} given the answers so far
 */
async function promptFor(terminal, question, fallback, given) {
  for (;;) {
    const prompt = `${question.ask}${fallback && ` [${fallback}]`}: `;
    const answer = (await terminal.question(prompt)).trim() || fallback;
    const problem = problemOf(answer, question, given);
    if (!problem) return answer;
    console.log(`  This ${problem}`);
  }
}

/**
 * Completes the answers in place: prompts for missing ones in a terminal, and otherwise uses the defaults.
 *
 * @param {Template} template
 * @param {Record<string, string>} answers those given as arguments
 * @throws {Error} that lists every invalid or missing argument and what is allowed
 */
async function complete({questions}, answers) {
  const terminal =
    process.stdin.isTTY && createInterface({input: process.stdin, output: process.stdout});
  const wrong = [];
  for (const [name, question] of Object.entries(questions)) {
    const fallback = question.otherwise?.(answers) ?? '';
    answers[name] ??= terminal ? await promptFor(terminal, question, fallback, answers) : fallback;
    const problem = problemOf(answers[name], question, answers);
    if (problem) wrong.push(`--${name} ${problem}`);
  }
  if (terminal) terminal.close();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

try {
  await ensureInstalled();
  const [name = '--help', ...args] = process.argv.slice(2);
  const isHelp = [name, ...args].some((arg) => ['help', '--help', '-h'].includes(arg));
  if (isHelp) {
    console.log(await help(names.includes(name) ? [name] : names));
  } else if (!names.includes(name)) {
    throw new Error(
      `Unknown template "${name}". Allowed are ${names.join(', ')}; npm run new prints their arguments.`,
    );
  } else {
    const template = await load(name);
    const keys = Object.keys(template.questions);
    const options = Object.fromEntries(
      keys.map((key) => [key, /** @type {const} */ ({type: 'string'})]),
    );
    /** @type {Record<string, string>} */
    let answers;
    try {
      answers = /** @type {Record<string, string>} */ ({...parseArgs({args, options}).values});
    } catch (error) {
      const {message} = /** @type {Error} */ (error);
      throw new Error(`${message}\nAllowed are --${keys.join(', --')}.`, {cause: error});
    }
    await complete(template, answers);
    const {apply} = await import('./new/files.mjs');
    for (const line of await apply(template.changes(answers))) console.log(line);
    console.log('\nNow write the rest. npm start shows it, and npm run check names every problem.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
