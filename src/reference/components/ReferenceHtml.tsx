import clsx from 'clsx';
import type {ReactNode} from 'react';
import StaticHtml from '../../components/StaticHtml';

type Props = {
  /** Markup that the build made from the contract. */
  html: string;
  className?: string;
  /** Whether it stands on the first screen, and so is laid out for the first paint. */
  first?: string;
};

/** Static markup of the reference. */
export default function ReferenceHtml({html, className, first}: Props): ReactNode {
  const later = first ? undefined : 'later';
  return <StaticHtml className={clsx('ref', className)} data-lay-out={later} html={html} />;
}
