import Original from '@theme-original/DocItem';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof Original>;

/** What a page may export beside what Docusaurus knows of. */
type Content = Props['content'] & {
  /** Whether code stands beside the text (../../reference/components/console.css). */
  hasConsole?: boolean;
};

/** A page of the docs. Wrapped: a layout that asks `:has()` what the page holds is slow to answer each fold and tab of it. */
export default function DocItem(props: Props): ReactNode {
  const {hasConsole}: Content = props.content;
  return (
    <div className={clsx('doc', hasConsole && 'doc--console')}>
      <Original {...props} />
    </div>
  );
}
