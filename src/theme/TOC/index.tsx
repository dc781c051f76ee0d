import OriginalTOC from '@theme-original/TOC';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Renders the table of contents. Wrapped: adds a landmark, because the table of contents of a post is outside `<main>`.
 * Short posts have no table of contents. A missing `className` means that the page is a post.
 */
export default function TOC(props: ComponentProps<typeof OriginalTOC>): ReactNode {
  if (!props.className && props.toc.length < 3) return null;
  return (
    <nav className="page-contents" aria-label="On this page">
      <OriginalTOC {...props} />
    </nav>
  );
}
