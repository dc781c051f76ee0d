// Highlights code with Prism, as HTML.
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {grammarOf} from './languages';
import {colours} from './prism';

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escape = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** Matches a shell string that contains JSON, such as a request body, in quotes or in a here-document. */
const embedded = /^('|JSON\n)([[{][^]*[\]}])('|\nJSON)$/;

const textOf = (tokens: Prism.TokenStream): string => {
  if (Array.isArray(tokens)) return tokens.map(textOf).join('');
  return typeof tokens === 'string' ? tokens : textOf(tokens.content);
};

/** Replaces a shell string that contains JSON by its JSON tokens. */
function withJson(token: string | Prism.Token): string | Prism.Token {
  if (typeof token === 'string' || token.type !== 'string') return token;
  const [, before = '', json, after = ''] = embedded.exec(textOf(token.content)) ?? [];
  const grammar = grammarOf('json');
  if (!json || !grammar) return token;
  return new Prism.Token('embedded', [before, ...Prism.tokenize(json, grammar), after]);
}

/** Returns the colour of a token, from its innermost type that has one; undefined for plain text. */
const colourOf = (types: string[]): string | undefined =>
  types.map((type) => colours.findLast(([, names]) => names.includes(type))?.[0]).findLast(Boolean);

/** The backslash that continues a command, which phones keep on its line. */
const continuation = / (<\/span>)?(?:<span class="p">\\<\/span>|\\)(?=\n)/g;

/** Where a long path or parameter of a command may wrap, also before a variable, which is another run. */
const wrap = /\/(?=[a-z]{6})|(?<=\w)[/=]$/g;

/** The space after an option of a command. Each option is an element, which phones keep on one line. */
const space = /(?<=<span class="m">[^<]*) (?=--\w|<\/span>)/g;

/** Writes a line. Adjacent tokens of one colour become one element, which halves the number of elements. */
function lineHtml(tokens: Token[], isCommand: boolean): string {
  const runs: {colour: string | undefined; text: string}[] = [];
  for (const {types, content, empty} of tokens) {
    const text = empty ? '' : content;
    const colour = colourOf(types);
    const last = runs.at(-1);
    // Spaces have no visible colour, so they are added to the previous run.
    if (last && (last.colour === colour || /^ *$/.test(text))) last.text += text;
    else runs.push({colour, text});
  }
  return runs
    .map(({colour, text}) => {
      const html = escape(text);
      if (!colour) return html;
      return `<span class="${colour}">${isCommand ? html.replaceAll(wrap, '$&<wbr>') : html}</span>`;
    })
    .join('');
}

/** Marks and numbers of lines. */
type Lines = Pick<CodeBlockMetadata, 'lineClassNames'> & {lineNumbersStart?: number | undefined};

/** Wraps a line that has class names or a number in a span. Its number is not part of the text. */
function markedLine(html: string, index: number, {lineClassNames, lineNumbersStart}: Lines) {
  const marks = lineClassNames[index] ?? [];
  const numbered = lineNumbersStart !== undefined;
  if (marks.length === 0 && !numbered) return html;
  const number = numbered ? ` data-line="${lineNumbersStart + index}"` : '';
  return `<span class="${['code-line', ...marks].join(' ')}"${number}>${html}</span>`;
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
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  const isCommand = /^(?:ba)?sh(?:ell)?$/.test(language);
  return normalizeTokens(language === 'bash' ? tokens.map(withJson) : tokens)
    .map((line, index) => markedLine(lineHtml(line, isCommand), index, lines))
    .join('\n')
    .replaceAll(continuation, '$1<span class="w"> \\</span>')
    .replaceAll(space, '</span> <span class="m">');
}
