import CodeBlock from '@theme/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Fenced code. Ejected: the original hands its children to the highlighter, which here has already run at build time
 * (src/highlight).
 */
export default function MDXPre(props: ComponentProps<typeof CodeBlock>): ReactNode {
  return <CodeBlock {...props} />;
}
