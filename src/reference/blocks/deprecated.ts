import {longDate} from '../../site/dates';
import {product} from '../../product';
import type {Block} from './blocks';
import type {TextPart} from './inline';

/** Used by the pages of version 1 and the announcement bar. It is unknown whether version 1 still responds. */
export const deprecatedSince = `has been deprecated since ${longDate(product.v1DeprecatedSince)}`;

/**
 * Renders the deprecation notice of a version 1 page.
 *
 * @param content what to use instead
 */
export function deprecatedNotice(content: TextPart[]): Block {
  return {kind: 'notice', tone: 'deprecated', title: `Version 1 ${deprecatedSince}`, content};
}
