import OriginalTOC from '@theme-original/TOC';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Renders the table of contents. Wrapped: adds a landmark, because the table of contents of a post is outside `<main>`.
 */
export default function TOC(props: ComponentProps<typeof OriginalTOC>): ReactNode {
  return (
    <nav className="page-contents" aria-label="On this page">
      <OriginalTOC {...props} />
    </nav>
  );
}
