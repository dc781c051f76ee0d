import {createSlugger} from '@docusaurus/utils';

/**
 * What stands in a twin before a heading or table, so that a link to its id finds it. A heading whose id is made from its words needs
 * nothing: every reader of Markdown makes the same.
 *
 * @param text of the heading
 * @returns undefined when nothing is needed
 */
export function anchorTag(id: string | undefined, text = ''): string | undefined {
  return id === undefined || id === createSlugger().slug(text) ? undefined : `<a id="${id}"></a>`;
}
