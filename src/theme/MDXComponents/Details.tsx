// Replaced: the original opens with JavaScript, so a link to content inside does not open it.
import type {ComponentProps, ReactNode} from 'react';

/** Renders a native `<details>`. */
export default function MDXDetails(props: ComponentProps<'details'>): ReactNode {
  return <details className="fold" {...props} />;
}
