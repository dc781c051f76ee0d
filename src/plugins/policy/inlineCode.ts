import {createHash} from 'node:crypto';
import type {BuiltPage, InlineCode} from '../../site/builtPage';

/**
 * Collects the inline code of all pages for a common content security policy. A tab keeps the policy of the first page
 * that it opened, so each inline script must be on every page; a script for some pages must be a file.
 *
 * @throws Error if an inline script is not on every page; the message names a page with the script, and how to fix it
 */
export function inlineCodeOfAll(
  pages: readonly Pick<BuiltPage, 'route' | 'inlineCode'>[],
): InlineCode {
  const union = (kind: keyof InlineCode) =>
    new Set(pages.flatMap(({inlineCode}) => [...inlineCode[kind]]));
  const scripts = union('scripts');
  for (const script of scripts) {
    const having = pages.filter(({inlineCode}) => inlineCode.scripts.has(script));
    if (having.length === pages.length) continue;
    const start = JSON.stringify(script.trim().replaceAll(/\s+/g, ' ').slice(0, 80));
    throw new Error(
      `${having[0]?.route}: the inline script ${start} is on ${having.length} of ${pages.length} pages. ` +
        'Move it into a file in the folder static/js/ of its feature, or put it on every page.',
    );
  }
  return {scripts, styles: union('styles'), styleAttributes: union('styleAttributes')};
}

/**
 * Returns the hash source that allows an inline script, style element or style attribute in a content security policy.
 *
 * @param text content of the element, or value of the attribute
 */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
