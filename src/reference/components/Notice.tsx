import type {ReactNode} from 'react';
import type {BlockOf} from '../blocks/blocks';
import {evidenceWords} from '../blocks/evidence';
import type {TextPart} from '../blocks/inline';
import InlineText from './InlineText';

type Props = {
  tone: 'caution' | 'deprecated' | 'inferred';
  title: string;
  content: TextPart[];
  /** What the notice says of how sure the page is, and of which part. */
  evidence?: {level: string; of: string};
};

/** What to know before one reads on. */
export default function Notice({tone, title, content, evidence}: Props): ReactNode {
  return (
    <div
      className={`ref-notice ref-notice--${tone}`}
      role="note"
      data-evidence={evidence?.level}
      data-of={evidence?.of}
    >
      <p className="ref-notice-title">{title}</p>
      <p>
        <InlineText run={content} />
      </p>
    </div>
  );
}

type LineProps = {level: string; of?: string; content: TextPart[]};

/** How sure a statement is, in one line; nothing when there is nothing to say. */
export function EvidenceLine({level, of, content}: LineProps): ReactNode {
  return (
    content.length > 0 && (
      <p className="ref-evidence" data-evidence={level} data-of={of}>
        <InlineText run={content} />
      </p>
    )
  );
}

/** How sure a page or a part of one is: a notice or a line. */
export function EvidenceNotice({evidence, of, anchor = of}: BlockOf<'evidence'>): ReactNode {
  const {level} = evidence;
  const {title, content = []} = evidenceWords(evidence, of) ?? {};
  if (!title) return <EvidenceLine level={level} of={anchor} content={content} />;
  return <Notice tone="inferred" title={title} content={content} evidence={{level, of: anchor}} />;
}
