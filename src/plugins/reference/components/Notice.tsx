// Renders notices, and the evidence of a page or of its parts.
import type {ReactNode} from 'react';
import type {BlockOf} from '../blocks/blocks';
import {evidenceWords} from '../blocks/evidence';
import type {TextPart} from '../blocks/inline';
import Callout, {type CalloutKind} from '../../../components/Callout';
import InlineText from './InlineText';

type Props = {
  tone: CalloutKind;
  title: string;
  content: TextPart[];
  'data-evidence'?: string;
  'data-of'?: string;
};

/** Renders a callout with a title and one paragraph. */
export default function Notice({tone, title, content, ...data}: Props): ReactNode {
  return (
    <Callout kind={tone} title={title} {...data}>
      <p>
        <InlineText run={content} />
      </p>
    </Callout>
  );
}

type LineProps = {level: string; of?: string; content: TextPart[]};

/** Renders the evidence of a statement in one line, or nothing if there is no text. */
export function EvidenceLine({level, of, content}: LineProps): ReactNode {
  return (
    content.length > 0 && (
      <p className="ref-evidence" data-part="evidence" data-evidence={level} data-of={of}>
        <InlineText run={content} />
      </p>
    )
  );
}

/** Renders the evidence of a whole page as a notice, and the evidence of a part as a line. */
export function EvidenceNotice({evidence, of, anchor = of}: BlockOf<'evidence'>): ReactNode {
  const {level} = evidence;
  const {title, content = []} = evidenceWords(evidence, of) ?? {};
  if (!title) return <EvidenceLine level={level} of={anchor} content={content} />;
  return (
    <Notice tone="note" title={title} content={content} data-evidence={level} data-of={anchor} />
  );
}
