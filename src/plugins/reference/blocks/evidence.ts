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
 * @param anchor anchor of the field, parameter, response or other part
 */
export const evidenceMark = (evidence: Evidence, anchor: string): TextPart[] =>
  evidence.level === 'inferred'
    ? [' ', {mark: 'inferred', of: evidence.part, href: `#${encodeURI(reasonAnchor(anchor))}`}]
    : [];
