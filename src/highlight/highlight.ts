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

function html(token: Token | Token[]): string {
  if (Array.isArray(token)) return token.map(html).join('');
  if (typeof token === 'string') return escape(token);
  const classes = ['token', token.type, ...[token.alias ?? []].flat()].join(' ');
  return `<span class="${classes}">${html(token.content)}</span>`;
}

/**
 * Colours code.
 *
 * @param code the text of a code block
 * @param language the name behind the fence; empty or `text` for none
 * @returns HTML of spans with Prism's classes and no style of their own, so that both colour modes share it
 * @throws Error when the language is not known
 */
export function highlight(code: string, language: string): string {
  const grammar = grammarOf(language);
  const tokens = grammar ? (prism.tokenize(code, grammar) as Token[]) : [code];
  return html(language === 'bash' ? tokens.map(withJson) : tokens);
}
