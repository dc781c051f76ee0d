// Checks the flow collections, such as `[a, b]` and `{a: b}`, in the YAML of the contract.
import {isPair, isScalar, LineCounter, parseDocument, type Scalar, visit} from 'yaml';
import {problem, type Problem} from '../../../site/problem';
import type {SourceFile} from './source';

/**
 * Reports phrases that an unquoted comma splits: `[the rest, which is cut off]` is a list of two items, and
 * `{description: The id, if any.}` has a key without a value. YAML parsers accept both.
 */
export function flowProblems({file, text}: SourceFile): Problem[] {
  const lineCounter = new LineCounter();
  const split: Scalar[] = [];
  visit(parseDocument(text, {lineCounter}), {
    Collection(_, node) {
      if (!node.flow) return;
      for (const item of node.items) {
        if (isPair(item) && isScalar(item.key) && item.value === null) split.push(item.key);
        const isPhrase = isScalar(item) && item.type === 'PLAIN' && /\s/.test(String(item));
        if (isPhrase && node.items.length > 1) split.push(item);
      }
    },
  });
  return split.map((node) => {
    const {line} = lineCounter.linePos(node.range?.[0] ?? 0);
    return problem(file, line, `a comma splits the text at "${String(node)}". Quote it.`);
  });
}
