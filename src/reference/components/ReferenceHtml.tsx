import type {ReactNode} from 'react';
import StaticHtml from '../../components/StaticHtml';

/** Static markup of the reference, which the build renders from the contract. */
export default function ReferenceHtml({html}: {html: string}): ReactNode {
  return <StaticHtml className="ref" html={html} />;
}
