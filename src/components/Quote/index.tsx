import CodeFrame from '@site/src/components/CodeFrame';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A quotation: in these docs, a text that the reader sends to somebody, below a bar with a button that copies it. */
export default function Quote(props: ComponentProps<'blockquote'>): ReactNode {
  return (
    <CodeFrame label="Text to send">
      <blockquote {...props} className={styles.quote} />
    </CodeFrame>
  );
}
