import type {ReactNode} from 'react';
import StaticHtml from '../../../components/StaticHtml';

/** Inserts static HTML that was rendered from the contract at build time. */
export default function ReferenceHtml({html}: {html: string}): ReactNode {
  return <StaticHtml className="ref" data-part="reference" html={html} />;
}
