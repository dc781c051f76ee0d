import type {Page} from '../../site/pages';
import type {Problem} from '../../site/writerError';

/** What a parser's message means, and what to write instead. */
const unreadable: [pattern: RegExp, what: string, mend: string][] = [
  [
    /to create a link in MDX/,
    'an address between "<" and ">" is no link here.',
    'Write [text](address).',
  ],
  [
    /character `!` \(U\+0021\) before name/,
    '"<!--" begins a comment of HTML, which pages do not know.',
    'Write {/* … */} for a comment.',
  ],
  [
    /expression|acorn/i,
    'what stands in braces is code here, and it does not end or cannot be read.',
    'Write \\{ for a brace in text, or put it between backticks.',
  ],
  [
    /closing tag|closing slash|Unexpected end of file|end-tag mismatch/i,
    'a component or element is not closed.',
    'Close it, as in <Name>…</Name> or <Name />, or write \\< for the sign itself.',
  ],
  [
    /before name|in name|before attribute/,
    '"<" begins a component or element here.',
    'Write \\< or &lt; for the sign itself, or put it between backticks.',
  ],
  [
    /import|export/i,
    'an import or export cannot be read.',
    'Write it as in "import Name from \'@site/src/…\';", on a line of its own with an empty line behind it.',
  ],
];

/** A fence that begins inside another tells that the other was to end before: its line, counted from 1. */
function openFence(text: string): {line: number; mark: string} | undefined {
  let open: {line: number; mark: string} | undefined;
  for (const [index, row] of text.split('\n').entries()) {
    const [, mark, info] = /^\s*(`{3,}|~{3,})(.*)$/.exec(row) ?? [];
    if (mark === undefined) continue;
    if (!open) open = {line: index + 1, mark};
    else if (info?.trim()) return mark === open.mark ? open : undefined;
    else open = undefined;
  }
  return open;
}

export const unclosedFence = (mark: string) =>
  `the code that begins here does not end. Write ${mark} on a line of its own behind it.`;

export function unreadableProblem({file, text, unreadable: found}: Page): Problem[] {
  if (!found) return [];
  const fenceAbove = openFence(text);
  if (fenceAbove && fenceAbove.line < found.line) {
    return [{file, line: fenceAbove.line, message: unclosedFence(fenceAbove.mark)}];
  }
  const [, id] =
    /^#{1,6} .*\{#([\w-]+)[^}]*\}\s*$/.exec(text.split('\n')[found.line - 1] ?? '') ?? [];
  if (id !== undefined) {
    return [
      {
        file,
        line: found.line,
        message: `{#${id}} is code here. Write {/* #${id} */} for the id of a heading.`,
      },
    ];
  }
  const [, what, mend] = unreadable.find(([pattern]) => pattern.test(found.reason)) ?? [
    undefined,
    'the page cannot be read.',
    'Look at the line and at those above it.',
  ];
  return [{file, line: found.line, message: `${what} ${mend} (The parser says: ${found.reason})`}];
}
