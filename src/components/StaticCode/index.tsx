import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CodeBlockData} from '@site/src/plugins/highlight/rehypeHighlight';
import CodeFrame from '@site/src/components/CodeFrame';
import styles from './styles.module.css';

/** A code fence has `html`; the documented component, its code as `children`. */
type Props = Partial<CodeBlockData> & {className?: string; children?: string};

/**
 * Renders code with a title bar. A fence is highlighted at build time. A checkbox and CSS collapse long code, so that
 * copying and find-in-page still cover all of it.
 */
export default function StaticCode({
  html,
  children,
  language = 'text',
  name = language,
  title,
  isLong,
  className,
}: Props): ReactNode {
  return (
    <CodeFrame
      label={title ?? <span className="code-language">{name}</span>}
      className={clsx(className, language && `language-${language}`)}
    >
      <pre
        className={styles.pre}
        // Focusable, so that long lines can be scrolled by keyboard.
        tabIndex={0}
        role="group"
        aria-label={title ?? `${name} code`}
        data-language={language}
        data-title={title}
      >
        {html ? <code dangerouslySetInnerHTML={{__html: html}} /> : <code>{children}</code>}
      </pre>
      {html && isLong && (
        <label className={clsx('code-fold', styles.fold)} data-ignore="all">
          <input type="checkbox" className="sr-only" />
          <span>{`Show all ${html.split('\n').length} lines`}</span>
          <span>Show fewer lines</span>
        </label>
      )}
    </CodeFrame>
  );
}
