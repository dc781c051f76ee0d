import {grammarOf, prism} from './languages';

type Token = string | {type: string; content: Token | Token[]; alias?: string | string[]};

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escape = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

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
  return html(grammar ? (prism.tokenize(code, grammar) as Token[]) : code);
}
