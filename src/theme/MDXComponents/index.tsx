// The components for Markdown elements, such as tables, code and admonitions.
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import A from '@theme/MDXComponents/A';
import OriginalCode from '@theme/MDXComponents/Code';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Ul from '@theme/MDXComponents/Ul';
import type {ComponentProps, ReactNode} from 'react';
import BreakablePath from '@site/src/components/BreakablePath';
import FactStrip, {Fact} from '@site/src/components/FactStrip';
import Quote from '@site/src/components/Quote';
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
    <OriginalCode {...props}>{children}</OriginalCode>
  );
}

/** Renders a native `<details>`. The original opens with JavaScript, so a link to content inside does not open it. */
function Details(props: ComponentProps<'details'>): ReactNode {
  return <details className="fold" {...props} />;
}

const headings = Object.fromEntries(
  (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((level) => [
    level,
    (props: ComponentProps<'h2'>) => <Heading {...props} as={level} />,
  ]),
);

/**
 * Replaced: the original loads collapsible sections that need JavaScript. Tables get a scrollable frame, header cells
 * get a scope, long paths get line breaks, block quotes get a Copy button, and `<details>` is native. Every page loads
 * this module, so keep it small.
 */
export default {
  ...headings,
  Head,
  a: A,
  img: Img,
  li: Li,
  ul: Ul,
  admonition: Admonition,
  blockquote: Quote,
  code: Code,
  details: Details,
  Details: Details,
  // The original highlights code in the browser. This site does so at build time (src/plugins/highlight).
  pre: CodeBlock,
  table: Table,
  th: ColumnHeader,
  Fact,
  WayChoice,
  FactStrip,
  PageContents,
};
