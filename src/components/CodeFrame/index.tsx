import clsx from 'clsx';
import type {ReactNode} from 'react';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

type Props = {label: ReactNode; className?: string | undefined; children: ReactNode};

/** Renders a frame around code or a quotation, with a label and a copy button in a bar above it. */
export default function CodeFrame({label, className, children}: Props): ReactNode {
  return (
    <div className={clsx('code-frame', styles.frame, className)}>
      <div className={clsx('code-bar', styles.bar)} data-ignore="all">
        <span>{label}</span>
        <CopyButton className={styles.copy} />
      </div>
      {children}
    </div>
  );
}
