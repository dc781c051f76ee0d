// The components for Markdown elements, such as tables, code and admonitions.
import Original from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';
import BreakablePath from '@site/src/components/BreakablePath';
import CodeFrame from '@site/src/components/CodeFrame';
import WayChoice from '@site/src/plugins/pms/guide/WayChoice';
import PageContents from '@site/src/plugins/page-layout/PageContents';

/** Renders a table in a frame that scrolls sideways. The frame is focusable, so that the keyboard can scroll it. */
function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-frame" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}

/** Renders a header cell with `scope="col"`: Markdown tables have only column headers. */
function ColumnHeader(props: ComponentProps<'th'>): ReactNode {
  return <th scope="col" {...props} />;
}

/** Renders a block quote with a Copy button. In these docs, a block quote is a text that the reader can send. */
function Quote(props: ComponentProps<'blockquote'>): ReactNode {
  return (
    <CodeFrame label="Text to send">
      <blockquote {...props} />
    </CodeFrame>
  );
}

/** Number of characters that fit on a line of a narrow phone. */
const LONG_CODE = 30;

/** Renders inline code. Adds line-break opportunities to long code; the original renders all other code. */
function Code({children, ...props}: ComponentProps<'code'>): ReactNode {
  const isLong =
    typeof children === 'string' && children.length > LONG_CODE && !children.includes('\n');
  return isLong ? (
    <code {...props}>
      <BreakablePath path={children} />
    </code>
  ) : (
    <Original.code {...props}>{children}</Original.code>
  );
}

/**
 * Wrapped: tables get a scrollable frame, header cells get a scope, long paths get line breaks, and block quotes get a
 * Copy button. Every page loads this module, so keep it small.
 */
export default {
  ...Original,
  blockquote: Quote,
  code: Code,
  // The original highlights code in the browser. This site does so at build time (src/plugins/highlight).
  pre: CodeBlock,
  table: Table,
  th: ColumnHeader,
  WayChoice,
  PageContents,
};
