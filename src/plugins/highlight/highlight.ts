// Highlights code with Prism, as HTML.
import Prism from 'prismjs';
import {grammarOf} from './languages';

/**
 * Classes of Prism's token types (src/css/code.css). If several rows match a token, the last one is used. Class names
 * are short, as in Pygments, because a page can contain thousands of them.
 */
const colours: readonly (readonly [className: string, types: string[]])[] = [
  ['c', ['comment', 'prolog', 'doctype']],
  ['k', ['keyword', 'boolean', 'important', 'atrule']],
  ['s', ['string', 'char', 'attr-value', 'template-string', 'inserted']],
  ['m', ['number', 'constant', 'symbol', 'regex', 'deleted']],
  ['n', ['property', 'attr-name', 'tag', 'function', 'class-name', 'builtin', 'key']],
  ['m', ['variable', 'environment', 'parameter']],
  ['p', ['punctuation', 'operator']],
];

type Token = string | {type: string; content: Token | Token[]; alias?: string | string[]};

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escape = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** Matches a shell string that contains JSON, such as a request body, in quotes or in a here-document. */
const embedded = /^('|JSON\n)([[{][^]*[\]}])('|\nJSON)$/;

const textOf = (token: Token | Token[]): string => {
  if (Array.isArray(token)) return token.map(textOf).join('');
  return typeof token === 'string' ? token : textOf(token.content);
};

/** Replaces a shell string that contains JSON by its JSON tokens. */
function withJson(token: Token): Token {
  if (typeof token === 'string' || token.type !== 'string') return token;
  const [, before = '', json, after = ''] = embedded.exec(textOf(token.content)) ?? [];
  const grammar = grammarOf('json');
  if (!json || !grammar) return token;
  return {
    type: 'embedded',
    content: [before, ...(Prism.tokenize(json, grammar) as Token[]), after],
  };
}

/** Text with one colour. `colour` is undefined for plain text. */
type Run = {colour: string | undefined; text: string};

/** Flattens nested tokens to coloured runs. A token without a colour inherits the colour of its parent. */
function runsOf(token: Token | Token[], around?: string): Run[] {
  if (Array.isArray(token)) return token.flatMap((part) => runsOf(part, around));
  if (typeof token === 'string') return [{colour: around, text: token}];
  const types = [token.type, token.alias ?? []].flat();
  const match = colours.findLast(([, names]) => names.some((name) => types.includes(name)));
  return runsOf(token.content, match?.[0] ?? around);
}

/** Joins adjacent runs that have the same colour. This halves the number of elements. */
function joined(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    // Spaces have no visible colour, so they are added to the previous run.
    if (last && (last.colour === run.colour || /^ +$/.test(run.text))) last.text += run.text;
    else result.push({...run});
  }
  return result;
}

const html = (runs: Run[]): string =>
  joined(runs)
    .map(({colour, text}) =>
      colour ? `<span class="${colour}">${escape(text)}</span>` : escape(text),
    )
    .join('');

/**
 * Highlights code with Prism.
 *
 * @param code the text of a code block
 * @param language language of the code fence; empty or `text` for plain text
 * @returns HTML with spans that have the classes of `colours`, for both colour modes
 * @throws Error if the language is unknown
 */
export function highlight(code: string, language: string): string {
  const grammar = grammarOf(language);
  const tokens = grammar ? (Prism.tokenize(code, grammar) as Token[]) : [code];
  return html(runsOf(language === 'bash' ? tokens.map(withJson) : tokens));
}
