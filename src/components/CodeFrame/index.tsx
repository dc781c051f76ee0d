import clsx from 'clsx';
import type {ReactNode} from 'react';
import CopyButton from './CopyButton';

type Props = {label: ReactNode; className?: string | undefined; children: ReactNode};

/** Renders a frame around code or a quotation, with a label and a copy button in a bar above it. */
export default function CodeFrame({label, className, children}: Props): ReactNode {
  return (
    <div className={clsx('code-frame', className)}>
      <div className="code-bar" data-ignore="all">
        <span>{label}</span>
        <CopyButton />
      </div>
      {children}
    </div>
  );
}
