import OriginalTOC from '@theme-original/TOC';
import type {ComponentProps, ReactNode} from 'react';

/** The contents of a page. Wrapped: on a post they are beside the main part and need a landmark of their own. */
export default function TOC(props: ComponentProps<typeof OriginalTOC>): ReactNode {
  return (
    <nav className="page-contents" aria-label="On this page">
      <OriginalTOC {...props} />
    </nav>
  );
}
