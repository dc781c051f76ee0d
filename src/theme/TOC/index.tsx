import OriginalTOC from '@theme-original/TOC';
import type {ComponentProps, ReactNode} from 'react';

/**
 * The contents of a page. Wrapped: on a post they are beside the main part and need a landmark of their own, and a short
 * post, whose contents come without a class, needs none.
 */
export default function TOC(props: ComponentProps<typeof OriginalTOC>): ReactNode {
  if (!props.className && props.toc.length < 3) return null;
  return (
    <nav className="page-contents" aria-label="On this page">
      <OriginalTOC {...props} />
    </nav>
  );
}
