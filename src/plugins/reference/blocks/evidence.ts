// The mark of an inferred statement, and the anchor of its reason in the section "About this page".
import type {Evidence} from '../contract/model';
import {type Inline, wrapped} from '../../../site/mdast';

export const aboutAnchor = 'about-this-page';

/** Anchors of statements that are not fields: the method and path of an operation, and the fields of an entity. */
export const callAnchor = 'call';
export const fieldsAnchor = 'fields';

/** Returns the anchor of the reason why a part of the page is inferred. */
export const reasonAnchor = (anchor: string) => `about-${anchor}`;

/**
 * Returns the mark of an inferred statement, which the Markdown page has in parentheses.
 *
 * @param part what of the statement is inferred, if not all
 * @param href leads to the reason; without it, the mark is not a link
 */
export const inferredMark = (part = '', href = ''): Inline =>
  wrapped(href ? 'a' : 'span', `${part} inferred`.trim(), {
    ...(href && {href}),
    className: 'evidence-mark',
    'data-part': 'evidence',
    'data-evidence': 'inferred',
  });

/**
 * Returns a space and the mark of a statement; empty unless the statement is inferred.
 *
 * @param anchor anchor of the field, parameter, response or other part; on another page, there is no link
 */
export function evidenceMark(evidence: Evidence, anchor?: string): Inline[] {
  if (evidence.level !== 'inferred') return [];
  return [' ', inferredMark(evidence.part, anchor && `#${encodeURI(reasonAnchor(anchor))}`)];
}
