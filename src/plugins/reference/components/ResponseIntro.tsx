import type {ReactNode} from 'react';
import type {ResponseExample} from '../blocks/blocks';
import Facts from './Facts';
import InlineText, {Paragraph} from './InlineText';

/** Renders the text above the example response of a status, or in place of a missing example. */
export default function ResponseIntro(response: ResponseExample): ReactNode {
  const {label, meaning, more, example, facts} = response;
  if (example !== undefined) return <Paragraph className="ref-more" run={more} />;
  return (
    <>
      <p className="ref-answer">
        <strong>{label}</strong> <InlineText run={meaning} />
      </p>
      {facts.length > 0 ? (
        <Facts className="ref-known" facts={facts} />
      ) : (
        <Paragraph className="ref-more" run={more} />
      )}
    </>
  );
}
