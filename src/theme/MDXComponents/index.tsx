import Original from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';
import {processAdmonitionProps} from '@docusaurus/theme-common';
import BreakablePath from '@site/src/components/BreakablePath';
import Callout, {type Kind} from '@site/src/components/Callout';
import FactStrip, {Fact} from '@site/src/components/FactStrip';
import Quote from '@site/src/components/Quote';
import PageContents from '@site/src/page-layout/PageContents';

/** A table in a frame that scrolls sideways and takes focus, so that a keyboard can scroll it too. */
function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-frame" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}

/** Markdown tables have column headers only. */
function ColumnHeader(props: ComponentProps<'th'>): ReactNode {
  return <th scope="col" {...props} />;
}

/** Characters that fit on a line of a narrow phone. */
const LONG_CODE = 30;

/** Inline code. The original renders a code block if the children are not plain text. */
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

/** The original is opened by a script, so links to what is in it do not open it. */
function Fold(props: ComponentProps<'details'>): ReactNode {
  return <details className="fold" {...props} />;
}

type AdmonitionProps = {type: Kind; title?: ReactNode; children: ReactNode};

function Admonition(props: AdmonitionProps): ReactNode {
  const {type, title, children} = processAdmonitionProps(props);
  return (
    <Callout kind={type} title={title}>
      {children}
    </Callout>
  );
}

/**
 * Components for Markdown elements. Wrapped: tables get a scrolling frame, header cells a scope, long paths line
 * breaks, quotations a Copy button. This map is in the bundle of every page, so it must stay small.
 */
export default {
  ...Original,
  admonition: Admonition,
  blockquote: Quote,
  code: Code,
  details: Fold,
  Details: Fold,
  // The original highlights its children, which is done at build time here (src/highlight).
  pre: CodeBlock,
  table: Table,
  th: ColumnHeader,
  Fact,
  FactStrip,
  PageContents,
};
