import useIsBrowser from '@docusaurus/useIsBrowser';
import type {CodeBlockData} from '@site/src/plugins/highlight/rehypeHighlight';
import LazyPart from '@site/src/components/LazyPart';
import OnServer from '@site/src/theme/CodeBlock/onServer';
import type Original from '@theme-original/CodeBlock';
import {type ComponentProps, type ReactNode, useState} from 'react';
import StaticCode from './StaticCode';

type Code = ComponentProps<typeof Original>;

type Props = (CodeBlockData & {className?: string}) | Code;

const load = () => import('./Highlighted');

/** Renders the original once the highlighter has loaded. Until then, keeps the server's HTML, or shows plain code. */
function InBrowser(props: Code): ReactNode {
  const isBrowser = useIsBrowser();
  const [isHydrated] = useState(!isBrowser);
  const fallback = isHydrated ? (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  ) : (
    <pre>
      <code>{props.children}</code>
    </pre>
  );
  return <LazyPart load={load} props={props} fallback={fallback} />;
}

/**
 * Wrapped: a code fence is highlighted at build time (src/plugins/highlight), and passes `html`. For the code of a
 * component, the original highlights on the server and, in the browser, loads its highlighter only when it is needed.
 */
export default function CodeBlock(props: Props): ReactNode {
  if ('html' in props) return <StaticCode {...props} />;
  if (typeof OnServer !== 'function') return <InBrowser {...props} />;
  return (
    <div>
      <OnServer {...props} />
    </div>
  );
}
