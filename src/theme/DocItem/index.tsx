import Original from '@theme-original/DocItem';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof Original>;

/** What a page may export beside what Docusaurus knows of. */
type Content = Props['content'] & {
  /** Whether code stands beside the text (../../reference/components/console.css). */
  hasConsole?: boolean;
};

/**
 * A page of the docs. Wrapped: says in the page itself what styles ask for. Asked by `:has()`, it would slow each fold and tab; the
 * class that the root has of each page is written anew when the application takes over, and the page would move.
 */
export default function DocItem(props: Props): ReactNode {
  const {hasConsole, metadata}: Content = props.content;
  return (
    <div className={clsx('doc', hasConsole && 'doc--console')} data-doc={metadata.id}>
      <Original {...props} />
    </div>
  );
}
