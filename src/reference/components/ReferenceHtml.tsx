import clsx from 'clsx';
import type {ReactNode} from 'react';
import StaticHtml from '../../components/StaticHtml';

type Props = {
  /** Markup that the build made from the contract. */
  html: string;
  className?: string;
};

/** Static markup of the reference. */
export default function ReferenceHtml({html, className}: Props): ReactNode {
  return <StaticHtml className={clsx('ref', className)} html={html} />;
}
