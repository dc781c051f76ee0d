// Highlights code with Prism, as HTML.
import {Prism} from 'prism-react-renderer';
import {grammarOf} from './languages';
import {colours} from './prism';
import type {CodeMetadata} from './themeParts';

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
  const match = colours.findLast(([, , names]) => names.some((name) => types.includes(name)));
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

/** The backslash that continues a command, which phones keep on its line. */
const continuation = / (<\/span>)?(?:<span class="p">\\<\/span>|\\)(?=\n)/g;

/** Where a long path may wrap. */
const slash = /\/(?=[a-z]{6})/g;

const html = (runs: Run[]): string =>
  joined(runs)
    .map(({colour, text}) =>
      colour
        ? `<span class="${colour}">${escape(text).replaceAll(slash, '/<wbr>')}</span>`
        : escape(text),
    )
    .join('');

/** Marks and numbers of lines. */
type Lines = Pick<CodeMetadata, 'lineClassNames' | 'lineNumbersStart'>;

/** Splits runs at line breaks, which it drops. */
function linesOf(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {colour, text} of runs) {
    const [rest = '', ...more] = text.split('\n');
    lines.at(-1)?.push({colour, text: rest});
    lines.push(...more.map((line) => [{colour, text: line}]));
  }
  return lines;
}

/** Wraps lines that have class names or numbers in spans. Their numbers are not part of the text. */
function markedLines(runs: Run[], {lineClassNames, lineNumbersStart}: Lines): string {
  const wrapped = linesOf(runs).map((line, index) => {
    const marks = lineClassNames[index] ?? [];
    const numbered = lineNumbersStart !== undefined;
    if (marks.length === 0 && !numbered) return html(line);
    const number = numbered ? ` data-line="${lineNumbersStart + index}"` : '';
    return `<span class="${['code-line', ...marks].join(' ')}"${number}>${html(line)}</span>`;
  });
  return wrapped.join('\n');
}

/**
 * Highlights code with Prism.
 *
 * @param code the text of a code block
 * @param language language of the code fence; empty or `text` for plain text
 * @param lines the marks and numbers of lines
 * @returns HTML with spans that have the classes of `colours`, for both colour modes
 * @throws Error if the language is unknown
 */
export function highlight(
  code: string,
  language: string,
  lines: Lines = {lineClassNames: {}},
): string {
  const grammar = grammarOf(language);
  const tokens = grammar ? (Prism.tokenize(code, grammar) as Token[]) : [code];
  const runs = runsOf(language === 'bash' ? tokens.map(withJson) : tokens);
  const plain =
    lines.lineNumbersStart === undefined && Object.keys(lines.lineClassNames).length === 0;
  const marked = plain ? html(runs) : markedLines(runs, lines);
  return marked.replaceAll(continuation, '$1<span class="w"> \\</span>');
}
