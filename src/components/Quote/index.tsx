import CodeFrame from '@site/src/components/CodeFrame';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders a block quote, which in these docs is a text for the reader to send, with a Copy button above it. */
export default function Quote(props: ComponentProps<'blockquote'>): ReactNode {
  return (
    <CodeFrame label="Text to send">
      <blockquote {...props} className={styles.quote} />
    </CodeFrame>
  );
}
