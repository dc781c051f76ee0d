import {existsSync} from 'node:fs';

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
export const isTitle = (answer) =>
  answer && !answer.endsWith('.')
    ? undefined
    : 'Allowed is a title in sentence case, without a full stop.';

/** @param {string} answer */
export const isDescription = (answer) => between(70, 155)(answer) ?? isSentence(answer);

/** @param {string} answer */
export const isSentence = (answer) =>
  /^[\p{Lu}\d"`].*[.!?]$/u.test(answer)
    ? undefined
    : 'Allowed is a whole sentence: a capital first, a full stop last.';

/** @param {string} answer */
export const isName = (answer) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(answer)
    ? undefined
    : 'Allowed are letters and digits, words joined by hyphens, such as rate-limiting.';

/** @param {string} answer */
export const isAddress = (answer) =>
  URL.canParse(answer) && new URL(answer).protocol === 'https:'
    ? undefined
    : 'Allowed is a complete address that begins with https://.';

/** A page of this documentation's earlier edition. @param {string} answer */
export const isPageRead = (answer) =>
  /^(https:\/\/docs\.calry\.app\/docs\/\S+|page: \S.*)$/.test(answer)
    ? undefined
    : 'Allowed is the address of a page of these docs, https://docs.calry.app/docs/…, or "page: <title>" for one read without its address.';

/** @param {string} answer */
export const isPhrase = (answer) =>
  answer && !answer.endsWith('.') ? undefined : 'Allowed is a few words, without a full stop.';

/**
 * @param {readonly string[]} allowed
 * @returns {(answer: string) => string | undefined}
 */
export const isOneOf = (allowed) => (answer) =>
  allowed.includes(answer) ? undefined : `Allowed are ${allowed.join(', ')}.`;

/**
 * @param {readonly string[]} allowed
 * @returns {(answer: string) => string | undefined}
 */
export const areSomeOf = (allowed) => (answer) =>
  answer && list(answer).every((one) => allowed.includes(one))
    ? undefined
    : `Allowed are one or more of ${allowed.join(', ')}, with commas between.`;

/** @param {string} answer */
export const list = (answer) => answer.split(',').map((one) => one.trim());

/**
 * @param {string} answer
 * @param {string} file that the answer would make
 */
export const isFree = (answer, file) =>
  existsSync(file) ? `${file} is there already; choose a name that is free.` : isName(answer);

/** A name for a file or an address, from a title. @param {string} title */
export const slugOf = (title = '') =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The day of today, in UTC. */
export const today = () => new Date().toISOString().slice(0, 10);
