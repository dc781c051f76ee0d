// The mark of an inferred statement, and the anchor of its reason in the section "About this page".
import type {Evidence} from '../contract/model';
import type {TextPart} from './inline';

export const aboutAnchor = 'about-this-page';

/** Anchors of statements that are not fields: the method and path of an operation, and the fields of an entity. */
export const callAnchor = 'call';
export const fieldsAnchor = 'fields';

/** Returns the anchor of the reason why a part of the page is inferred. */
export const reasonAnchor = (anchor: string) => `about-${anchor}`;

/**
 * Returns a space and a link to the reason why a statement is inferred; empty unless the statement is inferred.
 *
 * @param anchor anchor of the field, parameter, response or other part; on another page, there is no link
 */
export function evidenceMark(evidence: Evidence, anchor?: string): TextPart[] {
  if (evidence.level !== 'inferred') return [];
  const link = anchor && {href: `#${encodeURI(reasonAnchor(anchor))}`};
  return [' ', {mark: 'inferred', of: evidence.part, ...link}];
}
