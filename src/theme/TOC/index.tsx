import OriginalTOC from '@theme-original/TOC';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Renders the table of contents. Wrapped: adds a landmark, because the table of contents of a post is outside `<main>`.
 * Docs pages pass a `className`; posts and standalone MDX pages don't, and get no table of contents if they have fewer
 * than three headings.
 */
export default function TOC(props: ComponentProps<typeof OriginalTOC>): ReactNode {
  if (!props.className && props.toc.length < 3) return null;
  return (
    <nav className="page-contents" aria-label="On this page">
      <OriginalTOC {...props} />
    </nav>
  );
}
