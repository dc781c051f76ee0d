import type {Root} from 'hast';
import {childElements, elementsByTag} from '../../site/hast';
import {capitalized} from '../../site/text';

/** Anchor of the list "Next steps". */
export const nextStepsAnchor = 'next-steps';

/** Rehype plugin that renders the list "Next steps" as cards. The text after the colon becomes a paragraph. */
export function rehypeNextSteps() {
  return (tree: Root) => {
    const elements = childElements(tree);
    const list = elements.find(
      (_, index) => elements[index - 1]?.properties.id === nextStepsAnchor,
    );
    if (list?.tagName !== 'ul') return;
    list.properties.className = ['cards'];
    for (const item of elementsByTag(list, 'li')) {
      item.properties.className = ['card-link'];
      const text = item.children.at(-1);
      if (text?.type !== 'text' || !text.value.startsWith(': ')) continue;
      text.value = capitalized(text.value.slice(2));
      item.children.splice(-1, 1, {...item, tagName: 'p', properties: {}, children: [text]});
    }
  };
}
