// `npm run new`: a page, a PMS guide, a post or an operation, with everything that the checks want of it. What is not
// given as an argument is asked for.
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {ensureInstalled} from './lib/install.mjs';

/**
 * A value that the writer is asked for.
 *
 * @typedef {object} Question
 * @property {string} ask what is wanted, as a prompt
 * @property {(answer: string, others: Record<string, string>) => string | undefined} check what is wrong with an answer
 *   and what is allowed, or undefined when it is right
 * @property {(others: Record<string, string>) => string | undefined} [otherwise] what is taken when nothing is answered
 */

/**
 * What a template is.
 *
 * @typedef {object} Template
 * @property {string} what one line of help
 * @property {Record<string, Question>} questions by the name of the argument, in the order they are asked
 * @property {(answers: Record<string, string>) => import('./new/files.mjs').Change[]} changes
 */

/** @returns {Promise<Record<string, Template>>} imported late: they need the packages */
async function loadTemplates() {
  const [page, guide, post, operation] = await Promise.all(
    ['page', 'guide', 'post', 'operation'].map((name) => import(`./new/${name}.mjs`)),
  );
  return {
    page: page.default,
    guide: guide.default,
    post: post.default,
    operation: operation.default,
  };
}

const helpOptions = ['help', '--help', '-h'];

/** @param {Record<string, Template>} templates those to print */
function help(templates) {
  const kinds = Object.entries(templates).map(([name, {what, questions}]) => {
    const options = Object.entries(questions).map(
      ([key, {ask}]) => `    --${key.padEnd(14)} ${ask}`,
    );
    return `  npm run new -- ${name}    ${what}\n${options.join('\n')}`;
  });
  return `Give the arguments, or answer the questions:\n\n${kinds.join('\n\n')}`;
}

/**
 * @param {string[]} args
 * @param {Record<string, Question>} questions
 * @returns {Record<string, string>}
 */
function given(args, questions) {
  const names = Object.keys(questions);
  const options = Object.fromEntries(
    names.map((name) => [name, /** @type {const} */ ({type: 'string'})]),
  );
  try {
    return /** @type {Record<string, string>} */ ({...parseArgs({args, options}).values});
  } catch (error) {
    const {message} = /** @type {Error} */ (error);
    throw new Error(`${message}\nAllowed are --${names.join(', --')}.`, {cause: error});
  }
}

/**
 * Asks until the answer is right.
 *
 * @param {import('node:readline/promises').Interface} terminal
 * @param {Question} question
 * @param {Record<string, string>} others
 * @returns {Promise<string>}
 */
async function asked(terminal, {ask, check, otherwise}, others) {
  const fallback = otherwise?.(others) ?? '';
  for (;;) {
    const answer =
      (await terminal.question(`${ask}${fallback && ` [${fallback}]`}: `)).trim() || fallback;
    const problem = check(answer, others);
    if (!problem) return answer;
    console.log(`  ${problem}`);
  }
}

/**
 * Completes the answers: what was not given is asked for at a terminal, and else its default is taken.
 *
 * @param {Template} template
 * @param {Record<string, string>} answers those that were given
 * @throws {Error} with every argument that is wrong or missing, and what is allowed
 */
async function complete({questions}, answers) {
  const terminal =
    process.stdin.isTTY && createInterface({input: process.stdin, output: process.stdout});
  const wrong = [];
  for (const [name, question] of Object.entries(questions)) {
    if (!(name in answers)) {
      answers[name] = terminal
        ? await asked(terminal, question, answers)
        : (question.otherwise?.(answers) ?? '');
    }
    const answer = answers[name] ?? '';
    const problem = question.check(answer, answers);
    if (problem) wrong.push(`--${name} ${answer ? `is "${answer}"` : 'is missing'}. ${problem}`);
  }
  if (terminal) terminal.close();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

try {
  await ensureInstalled();
  const templates = await loadTemplates();
  const [kind, ...args] = process.argv.slice(2);
  const template = templates[kind ?? ''];
  if (!kind || helpOptions.includes(kind)) {
    console.log(help(templates));
  } else if (template && args.some((arg) => helpOptions.includes(arg))) {
    console.log(help({[kind]: template}));
  } else if (!template) {
    throw new Error(
      `There is no template "${kind}". Allowed are ${Object.keys(templates).join(', ')}; npm run new ` +
        'prints their arguments.',
    );
  } else {
    const answers = given(args, template.questions);
    await complete(template, answers);
    const {apply} = await import('./new/files.mjs');
    for (const line of await apply(template.changes(answers))) console.log(line);
    console.log(
      '\nNow write the rest. npm start shows it, npm test -- prose contract unit checks it.',
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
