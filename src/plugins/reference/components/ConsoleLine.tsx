import type {ReactNode} from 'react';
import type {TextPart} from '../blocks/inline';
import {Paragraph} from './InlineText';

/** Renders a line of the code column: what to know before a sample, the fields of an example, or that there is none. */
export default function ConsoleLine({
  run,
  name,
}: {
  run: TextPart[];
  name: 'note' | 'more' | 'answer';
}): ReactNode {
  return <Paragraph className={`ref-${name}`} data-part={name} run={run} />;
}
