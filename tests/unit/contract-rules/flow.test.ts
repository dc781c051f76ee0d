// Tests the flow collections, such as `[a, b]` and `{a: b}`, in the YAML of the contract.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, visit} from 'yaml';

/**
 * Reports phrases that an unquoted comma splits: `[the rest, which is cut off]` is a list of two items, and
 * `{description: The id, if any.}` has a key without a value. YAML parsers accept both.
 *
 * @returns one message for each split phrase
 */
function splitByComma(file: string, text: string): string[] {
  const lines = new LineCounter();
  const messages: string[] = [];
  visit(parseDocument(text, {lineCounter: lines}), {
    Collection(_, node) {
      if (!node.flow) return;
      const phrases = isSeq(node)
        ? node.items.filter(
            (item) => isScalar(item) && item.type === 'PLAIN' && /\s/.test(String(item)),
          )
        : [];
      const keys = isMap(node)
        ? node.items.flatMap(({key, value}) => (isScalar(key) && value === null ? [key] : []))
        : [];
      for (const split of [...(node.items.length > 1 ? phrases : []), ...keys]) {
        const {line} = lines.linePos((isScalar(split) && split.range?.[0]) || 0);
        messages.push(`${file}:${line}: a comma splits the text at "${String(split)}". Quote it.`);
      }
    },
  });
  return messages;
}

test('no unquoted comma splits a phrase in the contract', () => {
  const files = readdirSync('openapi', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.join('openapi', name));
  expect(files).not.toEqual([]);
  expect(files.flatMap((file) => splitByComma(file, readFileSync(file, 'utf8')))).toEqual([]);
});
