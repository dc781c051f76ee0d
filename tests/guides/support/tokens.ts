import {createProcessor} from '@mdx-js/mdx';
import type {Node} from 'mdast';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {isKnown, type Vocabulary} from './vocabulary';

/** Something that prose claims about the API: a name, a value, a status, an address, a figure with its unit. */
export type Token = {
  text: string;
  line: number;
  /** Ids of the sources that its paragraph cites as `[^id]`. */
  cites: string[];
};

const unit =
  '(?:requests?|credits?|items?|calls?|messages?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|characters?|bytes|[kMG]B|%|per [a-z]+|an? (?:second|minute|hour|day))';

/** What counts as a claim even without backticks. */
const claims = [
  // A figure with a unit, such as "100 requests" or "15 and 30 minutes", of which the last is taken.
  new RegExp(`\\b\\d[\\d,.]*(?<![,.]) ?${unit}(?:(?: per| a| an) [a-z]+)?(?![\\w])`, 'g'),
  // A status.
  /(?<![\d-])\b[1-5]\d\d\b(?!-)/g,
  // A header: more than one capitalised part.
  /\b(?:X-[A-Z][A-Za-z-]+|[A-Z][a-z]+(?:-[A-Z][a-z]+)+)\b/g,
  // A value of an enum.
  /\b[A-Z]{2,}(?:_[A-Z]+)+\b|\b[A-Z]{6,}\b/g,
  // A field or a parameter.
  /\b[a-z]+[a-z0-9]*(?:[A-Z][a-z0-9]+)+\b/g,
  // An event.
  /\b(?:account|link|sync|reservation|conversation|message|property|review|booking|guest)\.[a-z]+\b/g,
];

/**
 * Finds what a page claims about the API in its prose: all that stands in backticks, and in running text whatever has the
 * form of a figure, a status, a header, an enum value, a field or an event. Code blocks are run by tests of their own.
 */
export function tokensOf(page: string): Token[] {
  // Lines stay where they are, so that a message can name them.
  const body = page.replace(/^---\n.*?\n---\n/s, (front) => front.replaceAll(/[^\n]/g, ''));
  const tree = createProcessor().parse(body);
  const tokens: Token[] = [];
  visitParents(tree, (node, parents) => {
    if (node.type === 'mdxjsEsm' || node.type === 'code') return SKIP;
    if (node.type !== 'inlineCode' && node.type !== 'text') return undefined;
    const found = node.type === 'inlineCode' ? inCode(node.value) : inText(node.value);
    const cites = citesOf(body, parents);
    for (const {text, offset} of found) {
      const before = node.value.slice(0, offset).split('\n').length - 1;
      tokens.push({text, line: (node.position?.start.line ?? 1) + before, cites});
    }
    return undefined;
  });
  return tokens;
}

type Found = {text: string; offset: number};

/** `status: FAILED` and `realtime=true` are two tokens; an address is one. */
function inCode(code: string): Found[] {
  if (/^(?:https?:|wss?:|\/)/.test(code)) return [{text: code, offset: 0}];
  return code
    .split(/=|:\s+|\s+/)
    .filter(Boolean)
    .map((text) => ({text, offset: 0}));
}

function inText(text: string): Found[] {
  const taken: [start: number, end: number][] = [];
  return claims.flatMap((claim) =>
    [...text.matchAll(claim)].flatMap(({0: found, index}) => {
      const end = index + found.length;
      if (taken.some(([start, stop]) => index < stop && end > start)) return [];
      taken.push([index, end]);
      return [{text: found, offset: index}];
    }),
  );
}

function citesOf(body: string, parents: Node[]): string[] {
  const block = parents.findLast(({type}) => type === 'paragraph' || type === 'heading');
  const {start, end} = block?.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  const text = body.slice(start.offset, end.offset);
  return [...text.matchAll(/\[\^([^\]\s]+)\]/g)].map(([, id = '']) => id);
}

/** Values that any text may hold: they claim nothing. */
const plain = /^(?:true|false|null|\d{1,2}|CALRY_\w+|<\w+>)$/;

/**
 * The tokens of a page that nothing vouches for, each as a sentence that says where it stands and what to do.
 *
 * @param file path of the page, for the message
 * @param isChecked tells what is vouched for besides the contract
 */
export function unchecked(
  file: string,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  isChecked: (token: Token) => boolean,
): string[] {
  return tokens
    .filter(
      (token) => !plain.test(token.text) && !isKnown(token.text, vocabulary) && !isChecked(token),
    )
    .map(
      ({text, line}) =>
        `${file}:${line}: "${text}" is not in the contract. Correct it, or add it to tests/guides/support/published.ts with the page on which it was read.`,
    );
}
