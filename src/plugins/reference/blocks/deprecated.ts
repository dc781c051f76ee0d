import {longDate} from '../../../site/dates';
import {product} from '../../../product';
import type {Deprecated} from '../contract/model';
import type {Block} from './blocks';
import {type Inline, strong} from '../../../site/mdast';

/** The line says only this, because it is unknown whether version 1 still responds. A test reads the date. */
export const deprecatedSince = `Deprecated since ${longDate(product.v1DeprecatedSince)}`;

/**
 * Renders the deprecation of a page as one line.
 *
 * @param content what to use instead
 */
export function deprecatedLine(what: Deprecated, content: Inline[]): Block {
  const text = what === 'version' ? `${deprecatedSince}.` : 'Deprecated.';
  return {kind: 'text', tone: 'deprecated', content: [strong(text), ' ', ...content]};
}
