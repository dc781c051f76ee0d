import {grammarOf, prism} from './languages';

type Token = string | {type: string; content: Token | Token[]; alias?: string | string[]};

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escape = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** A text of the shell that holds JSON, such as the body of a request: between quotes, or in a here-document. */
const embedded = /^('|JSON\n)([[{][^]*[\]}])('|\nJSON)$/;

const textOf = (token: Token | Token[]): string => {
  if (Array.isArray(token)) return token.map(textOf).join('');
  return typeof token === 'string' ? token : textOf(token.content);
};

/** The same with the JSON in a text of the shell taken apart. */
function withJson(token: Token): Token {
  if (typeof token === 'string' || token.type !== 'string') return token;
  const [, before = '', json, after = ''] = embedded.exec(textOf(token.content)) ?? [];
  const grammar = grammarOf('json');
  if (!json || !grammar) return token;
  return {
    type: 'embedded',
    content: [before, ...(prism.tokenize(json, grammar) as Token[]), after],
  };
}

/**
 * Which tokens of Prism have which colour, by the class that src/css/code.css gives it. Of several that fit a token, the last one
 * counts. The classes are the short ones of Pygments, since a page can have thousands of them.
 */
const colours: readonly (readonly [string, readonly string[]])[] = [
  ['c', ['comment', 'prolog', 'doctype']],
  ['k', ['keyword', 'boolean', 'important', 'atrule']],
  ['s', ['string', 'char', 'attr-value', 'template-string', 'inserted']],
  ['m', ['number', 'constant', 'symbol', 'regex', 'deleted']],
  ['n', ['property', 'attr-name', 'tag', 'function', 'class-name', 'builtin', 'key']],
  ['m', ['variable', 'environment', 'parameter']],
  ['p', ['punctuation', 'operator']],
];

/** Text of one colour; undefined for that of plain text. */
type Run = {colour: string | undefined; text: string};

/** Takes tokens apart into text with its colour; what has none of its own has that of the token around it. */
function runsOf(token: Token | Token[], around?: string): Run[] {
  if (Array.isArray(token)) return token.flatMap((part) => runsOf(part, around));
  if (typeof token === 'string') return [{colour: around, text: token}];
  const types = [token.type, token.alias ?? []].flat();
  const own = colours.findLast(([, names]) => names.some((name) => types.includes(name)));
  return runsOf(token.content, own?.[0] ?? around);
}

/** Joins neighbours of one colour, also over spaces, which show no colour. A line keeps its own, so that lines can be compared. */
function joined(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const [before, last] = [result.at(-2), result.at(-1)];
    if (last?.colour === run.colour && last) last.text += run.text;
    else if (run.colour && before?.colour === run.colour && last && /^ +$/.test(last.text)) {
      before.text += last.text + run.text;
      result.pop();
    } else result.push({...run});
  }
  return result;
}

const html = (token: Token | Token[]): string =>
  joined(runsOf(token))
    .map(({colour, text}) =>
      colour ? `<span class="${colour}">${escape(text)}</span>` : escape(text),
    )
    .join('');

/**
 * Colours code.
 *
 * @param code the text of a code block
 * @param language the name behind the fence; empty or `text` for none
 * @returns HTML of spans with the classes of {@link colours} and no style of their own, so that both colour modes share it
 * @throws Error when the language is not known
 */
export function highlight(code: string, language: string): string {
  const grammar = grammarOf(language);
  const tokens = grammar ? (prism.tokenize(code, grammar) as Token[]) : [code];
  return html(language === 'bash' ? tokens.map(withJson) : tokens);
}
