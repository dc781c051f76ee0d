import Original from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';
import {processAdmonitionProps} from '@docusaurus/theme-common';
import BreakablePath from '@site/src/components/BreakablePath';
import Callout, {type Kind} from '@site/src/components/Callout';
import Quote from '@site/src/components/Quote';
import PageContents from '@site/src/page-layout/PageContents';
import Table from './Table';

/** Markdown has headers of columns alone. */
function ColumnHeader(props: ComponentProps<'th'>): ReactNode {
  return <th scope="col" {...props} />;
}

/** About as many characters as a narrow phone has room for. */
const LONG_CODE = 30;

/** Code in a sentence. The original takes what is not a text alone for a block. */
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

type AdmonitionProps = {type: Kind; title?: ReactNode; children: ReactNode};

function Admonition(props: AdmonitionProps): ReactNode {
  const {type, title, children} = processAdmonitionProps(props);
  return (
    <Callout kind={type} title={title}>
      {children}
    </Callout>
  );
}

/** What Markdown elements become. Wrapped: tables get a frame, their headers a scope, long paths places to break, quotations a button that copies them. This map is on every page, so nothing heavy belongs here. */
export default {
  ...Original,
  admonition: Admonition,
  blockquote: Quote,
  code: Code,
  // The original hands its children to a highlighter, which here has run at build time (src/highlight).
  pre: CodeBlock,
  table: Table,
  th: ColumnHeader,
  PageContents,
};
