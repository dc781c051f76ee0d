import {longDate} from '../../../site/dates';
import {product} from '../../../product';
import type {Block} from './blocks';
import type {TextPart} from './inline';

/** The notice says only this, because it is unknown whether version 1 still responds. A test reads the date. */
export const deprecatedSince = `has been deprecated since ${longDate(product.v1DeprecatedSince)}`;

/**
 * Renders the deprecation notice of a version 1 page.
 *
 * @param content what to use instead
 */
export function deprecatedNotice(content: TextPart[]): Block {
  return {kind: 'notice', tone: 'deprecated', title: `Version 1 ${deprecatedSince}`, content};
}
