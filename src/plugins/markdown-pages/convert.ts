// Converts a built page to Markdown nodes.
import type {Paragraph, Root} from 'mdast';
import {toMdast} from 'hast-util-to-mdast';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../../site/builtPage';
import {ProblemError} from '../../site/problem';
import {handlersFor} from './handlers';
import type {Context} from './handlers/context';

/**
 * Converts a built page to Markdown nodes. `traps`: the paragraphs about common mistakes, which `skill.md` repeats.
 *
 * @param language key of the program language to keep; by default, the first language of the page
 * @throws ProblemError if the page has no content or no title
 */
export function convert({route, title, main}: BuiltPage, language?: string) {
  if (!main || !title) {
    throw new ProblemError(
      `${route} cannot be converted to Markdown without a <main> and an <h1>.`,
    );
  }
  const context: Context = {route, language, languages: new Map(), samples: []};
  const handlers = handlersFor(context);
  const tree = toMdast({type: 'root', children: [main]}, {handlers, document: true}) as Root;
  const {languages, samples} = context;
  return {tree, traps: takeTraps(tree), languages, samples};
}

/** Removes the marks of traps from a tree, and returns the marked paragraphs. */
function takeTraps(tree: Root): Paragraph[] {
  const traps: Paragraph[] = [];
  visit(tree, 'mdxTextExpression', (_, index, parent) => {
    if (index === undefined || parent?.type !== 'paragraph') return undefined;
    parent.children.splice(index, 1);
    const last = parent.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
    traps.push(parent);
    return index;
  });
  return traps;
}
