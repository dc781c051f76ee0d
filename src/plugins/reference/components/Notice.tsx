import type {ReactNode} from 'react';
import type {BlockOf} from '../blocks/blocks';
import Callout from '../../../components/Callout';
import InlineText from './InlineText';

/** Renders a callout with a title and one paragraph. */
export default function Notice({tone, title, content}: BlockOf<'notice'>): ReactNode {
  return (
    <Callout kind={tone} title={title}>
      <p>
        <InlineText run={content} />
      </p>
    </Callout>
  );
}
