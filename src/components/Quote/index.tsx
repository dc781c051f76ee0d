import CodeFrame from '@site/src/components/CodeFrame';
import type {ComponentProps, ReactNode} from 'react';

/** Renders a block quote with a Copy button. In these docs, a block quote is a text that the reader can send. */
export default function Quote(props: ComponentProps<'blockquote'>): ReactNode {
  return (
    <CodeFrame label="Text to send">
      <blockquote {...props} />
    </CodeFrame>
  );
}
