import type {ComponentProps, ReactNode} from 'react';
import type {LabelledValue} from '../blocks/blocks';
import InlineText from './InlineText';

/** Renders labelled facts as a description list, or nothing if there are no facts. */
export default function Facts({
  facts,
  ...attributes
}: {facts: LabelledValue[]} & Omit<ComponentProps<'dl'>, 'children'>): ReactNode {
  return (
    facts.length > 0 && (
      <dl {...attributes}>
        {facts.map(({label, value}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <InlineText run={value} />
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}
