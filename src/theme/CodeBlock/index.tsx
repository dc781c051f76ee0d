import type {CodeBlockData} from '@site/src/plugins/highlight/rehypeHighlight';
import LazyPart from '@site/src/components/LazyPart';
import type Original from '@theme-original/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';
import StaticCode from '@site/src/components/StaticCode';

type Code = ComponentProps<typeof Original>;

type Props = (CodeBlockData & {className?: string}) | Code;

const load = () => import('./Highlighted');

/**
 * Wrapped: a code fence is highlighted at build time (src/plugins/highlight), and passes `html`. The code of a component
 * is plain until the original and its highlighter have loaded.
 */
export default function CodeBlock(props: Props): ReactNode {
  if ('html' in props) return <StaticCode {...props} />;
  const plain = (
    <pre className={`language-${props.language ?? 'text'}`}>
      <code>{props.children}</code>
    </pre>
  );
  return <LazyPart load={load} props={props} fallback={plain} />;
}
