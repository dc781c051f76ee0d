/** A version of a sample: with the required fields only, or with all. */
export type Version = 'required' | 'all';

/** Coloured code in lines, each of which closes the spans that it opens. */
function linesOf(html: string): string[] {
  const open: string[] = [];
  const lines = [''];
  const add = (text: string) => (lines[lines.length - 1] += text);
  for (const [part] of html.matchAll(/<span[^>]*>|<\/span>|\n|[^<\n]+/g)) {
    if (part === '\n') {
      add('</span>'.repeat(open.length));
      lines.push(open.join(''));
      continue;
    }
    if (part === '</span>') open.pop();
    else if (part.startsWith('<')) open.push(part);
    add(part);
  }
  return lines;
}

/** How many lines two texts have in common in the same order, from each pair of places on. */
function commonLines(a: string[], b: string[]): number[][] {
  const counts = Array.from({length: a.length + 1}, () => Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      counts[i]![j] =
        a[i] === b[j]
          ? counts[i + 1]![j + 1]! + 1
          : Math.max(counts[i + 1]![j]!, counts[i]![j + 1]!);
    }
  }
  return counts;
}

/**
 * Puts two versions of a sample into one block of code, so that a page has the lines that they share once: half the elements of two
 * blocks. The lines of one version alone are marked; the style sheet shows those that the reader chooses
 * (src/reference/components/console.css), and without it those of `first`.
 *
 * @param required coloured code
 * @param all coloured code
 * @param first the version that is shown at first
 */
export function mergeVersions(required: string, all: string, first: Version): string {
  const [a, b] = [linesOf(required), linesOf(all)];
  const counts = commonLines(a, b);
  const parts: {version: Version | 'both'; lines: string[]}[] = [];
  const add = (version: Version | 'both', line: string) => {
    const last = parts.at(-1);
    if (last?.version === version) last.lines.push(line);
    else parts.push({version, lines: [line]});
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      add('both', a[i]!);
      i += 1;
      j += 1;
    } else if (j === b.length || (i < a.length && counts[i + 1]![j]! >= counts[i]![j + 1]!)) {
      add('required', a[i]!);
      i += 1;
    } else {
      add('all', b[j]!);
      j += 1;
    }
  }
  return parts
    .map(({version, lines}, index) => {
      // Each version ends with its last line, and the two may end with lines of their own.
      const rest = parts.slice(index + 1).map((part) => part.version);
      const isLast = rest.every(
        (other) => version !== 'both' && other !== version && other !== 'both',
      );
      const text = lines.join('\n') + (isLast ? '' : '\n');
      if (version === 'both') return text;
      return `<span class="only-${version}"${version === first ? '' : ' hidden'}>${text}</span>`;
    })
    .join('');
}
