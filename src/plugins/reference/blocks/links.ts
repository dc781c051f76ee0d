import type {NamedOperation} from '../contract/model';
import type {TextPart} from './inline';

/** Renders a link to the page of an operation. */
export const operationLink = ({route, summary}: NamedOperation): TextPart => ({
  href: route,
  text: [summary],
});
