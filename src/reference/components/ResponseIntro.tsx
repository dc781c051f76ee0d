import type {ReactNode} from 'react';
import type {ResponseExample} from '../blocks/blocks';
import InlineText, {Paragraph} from './InlineText';

/** The text above the example of a status, or in its place where there is none. */
export default function ResponseIntro(response: ResponseExample): ReactNode {
  const {label, meaning, more, example, lacksExample} = response;
  return (
    <>
      {example === undefined && (
        <p className="ref-answer">
          <strong>{label}</strong> <InlineText run={meaning} />
        </p>
      )}
      {example === undefined && lacksExample && <p className="ref-small">No example yet.</p>}
      <Paragraph className="ref-more" run={more} />
    </>
  );
}
