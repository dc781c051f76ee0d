import {isMap, isScalar, isSeq, LineCounter, parseDocument, visit} from 'yaml';

/**
 * Finds what a comma without quotes has split in YAML: in `[the rest, which is cut off]` the list has two items, and in
 * `{description: The id, if any.}` the map has a key without a value. Neither is a mistake for a parser.
 *
 * @returns a message for each place, with file and line
 */
export function splitByComma(file: string, text: string): string[] {
  const lines = new LineCounter();
  const messages: string[] = [];
  const say = (node: {range?: [number, number, number] | null}, problem: string) => {
    const {line} = lines.linePos(node.range?.[0] ?? 0);
    messages.push(`${file}:${line}: ${problem}`);
  };
  visit(parseDocument(text, {lineCounter: lines}), {
    Collection(_, node) {
      if (!node.flow) return;
      if (isSeq(node) && node.items.length > 1) {
        for (const item of node.items) {
          if (isScalar(item) && item.type === 'PLAIN' && /\s/.test(String(item.value)))
            say(
              item,
              `"${String(item.value)}" is one of ${node.items.length} items in brackets, parted by commas. ` +
                'Write phrases as a list of lines that begin with "- ", so that a comma can stand in one.',
            );
        }
      }
      if (!isMap(node)) return;
      for (const {key, value} of node.items) {
        if (isScalar(key) && value === null)
          say(
            key,
            `"${String(key.value)}" is a key without a value: a comma before it ends the text. Put the text into quotes.`,
          );
      }
    },
  });
  return messages;
}
