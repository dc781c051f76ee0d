import type {ReactNode} from 'react';
import type {TextPart} from '../blocks/inline';
import {Paragraph} from './InlineText';

/** Renders a line of the code column: what to know before a sample, or that there is no example. */
export default function ConsoleLine({
  run,
  name,
}: {
  run: TextPart[];
  name: 'note' | 'answer';
}): ReactNode {
  return <Paragraph className={`ref-${name}`} data-part={name} run={run} />;
}
