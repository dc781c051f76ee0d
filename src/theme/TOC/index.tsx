import OriginalTOC from '@theme-original/TOC';
import type {ComponentProps, ReactNode} from 'react';

/**
 * The table of contents. Wrapped: on a post it is outside `main` and needs a separate landmark. The blog passes no
 * class name, and short posts need no table of contents.
 */
export default function TOC(props: ComponentProps<typeof OriginalTOC>): ReactNode {
  if (!props.className && props.toc.length < 3) return null;
  return (
    <nav className="page-contents" aria-label="On this page">
      <OriginalTOC {...props} />
    </nav>
  );
}
