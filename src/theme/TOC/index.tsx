import OriginalTOC from '@theme-original/TOC';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Renders the table of contents. Wrapped: on blog posts it is outside `<main>`, so it gets its own landmark; short
 * posts get none. A post is recognised by the missing class name.
 */
export default function TOC(props: ComponentProps<typeof OriginalTOC>): ReactNode {
  if (!props.className && props.toc.length < 3) return null;
  return (
    <nav className="page-contents" aria-label="On this page">
      <OriginalTOC {...props} />
    </nav>
  );
}
