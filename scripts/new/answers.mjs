import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * @param {(answer: string) => unknown} isRight
 * @param {string} allowed what to say of an answer that is not right
 * @returns {(answer: string) => string | undefined} what is wrong with an answer
 */
const unless = (isRight, allowed) => (answer) => (isRight(answer) ? undefined : allowed);

/**
 * @param {number} least
 * @param {number} most
 * @returns {(answer: string) => string | undefined}
 */
const between = (least, most) => (answer) =>
  answer.length >= least && answer.length <= most
    ? undefined
    : `Allowed are ${least} to ${most} characters; these are ${answer.length}.`;

/** @param {string} answer */
const isUnended = (answer) => answer && !answer.endsWith('.');

/** @param {string} answer */
export const isTitle = (answer) =>
  unless(isUnended, 'Allowed is a title in sentence case, without a full stop.')(answer) ??
  between(1, 70)(answer);

/** @param {string} answer */
export const isDescription = (answer) => between(70, 155)(answer) ?? isSentence(answer);

export const isSentence = unless(
  (answer) => /^[\p{Lu}\d"`].*[.!?]$/u.test(answer),
  'Allowed is a whole sentence: a capital first, a full stop last.',
);

const isName = unless(
  (answer) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer),
  'Allowed are the letters a to z in lower case and digits, words joined by hyphens, such as rate-limiting.',
);

export const isAddress = unless(
  (answer) => URL.canParse(answer) && new URL(answer).protocol === 'https:',
  'Allowed is a complete address that begins with https://.',
);

/** A page of this documentation's earlier edition. */
export const isPageRead = unless(
  (answer) => /^(https:\/\/docs\.calry\.app\/docs\/\S+|page: \S.*)$/.test(answer),
  'Allowed is the address of a page of these docs, https://docs.calry.app/docs/…, or "page: <title>" for one read without its address.',
);

export const isPhrase = unless(isUnended, 'Allowed is a few words, without a full stop.');

/** @param {readonly string[]} allowed */
export const isOneOf = (allowed) =>
  unless((answer) => allowed.includes(answer), `Allowed are ${allowed.join(', ')}.`);

/** @param {readonly string[]} allowed */
export const areSomeOf = (allowed) =>
  unless(
    (answer) => answer && list(answer).every((one) => allowed.includes(one)),
    `Allowed are one or more of ${allowed.join(', ')}, with commas between.`,
  );

/** @param {string} answer */
export const list = (answer) => answer.split(',').map((one) => one.trim());

/**
 * @param {string} answer
 * @param {string} file that the answer would make; one whose name differs in capitals alone is the same file on many
 *   machines
 */
export function isFree(answer, file) {
  const problem = isName(answer) ?? between(1, 60)(answer);
  if (problem) return problem;
  const {dir, base} = path.posix.parse(file);
  const taken =
    existsSync(dir) && readdirSync(dir).find((name) => name.toLowerCase() === base.toLowerCase());
  return taken ? `${dir}/${taken} is there already; choose a name that is free.` : undefined;
}

/** A name for a file or an address, from a title; letters with marks lose these. @param {string} title */
export const slugOf = (title = '') =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The day of today, in UTC. */
export const today = () => new Date().toISOString().slice(0, 10);
