import {longDate} from '../../../site/dates';
import {product} from '../../../product';
import type {Block} from './blocks';
import type {TextPart} from './inline';

/** The line says only this, because it is unknown whether version 1 still responds. A test reads the date. */
export const deprecatedSince = `Deprecated since ${longDate(product.v1DeprecatedSince)}`;

/**
 * Renders the deprecation of a version 1 page as one line.
 *
 * @param content what to use instead
 */
export function deprecatedLine(content: TextPart[]): Block {
  return {
    kind: 'text',
    tone: 'deprecated',
    content: [{strong: [`${deprecatedSince}.`]}, ' ', ...content],
  };
}
