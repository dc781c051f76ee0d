import CopyButton from '@site/src/theme/CodeBlock/CopyButton';
import codeStyles from '@site/src/theme/CodeBlock/styles.module.css';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './quote.module.css';

/** A quotation: in these docs, a text that the reader sends to somebody, below a bar with a button that copies it. */
export default function Quote(props: ComponentProps<'blockquote'>): ReactNode {
  return (
    <div className={clsx('code-frame', codeStyles.block)}>
      <div className={clsx('code-bar', codeStyles.bar)}>
        <span>Text to send</span>
        <CopyButton className={codeStyles.copy} />
      </div>
      <blockquote {...props} className={styles.quote} />
    </div>
  );
}
