import {longDate} from '../../site/dates';
import {product} from '../../product';
import type {Block} from './blocks';
import type {TextPart} from './inline';

/** For the pages of version 1 and the announcement. Whether version 1 still responds is unknown. */
export const deprecatedSince = `has been deprecated since ${longDate(product.v1DeprecatedSince)}`;

/**
 * The notice above every page of version 1.
 *
 * @param content what to use instead
 */
export function deprecatedNotice(content: TextPart[]): Block {
  return {kind: 'notice', tone: 'deprecated', title: `Version 1 ${deprecatedSince}`, content};
}
