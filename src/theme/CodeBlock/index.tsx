import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CodeBlockData} from '@site/src/plugins/highlight/rehypeHighlight';
import CodeFrame from '@site/src/components/CodeFrame';
import styles from './styles.module.css';

type Props = Partial<CodeBlockData> & {className?: string; children?: ReactNode};

/**
 * Renders a code block with a title bar. Ejected, because the original adds a highlighter to the bundle of every page.
 * Code fences pass `html`, which is highlighted at build time (src/plugins/highlight). `children` are plain text. A checkbox
 * and CSS collapse long code, so that copying and find-in-page still cover all of it.
 */
export default function CodeBlock({
  html,
  language,
  name = 'Text',
  title,
  isLong,
  className,
  children,
}: Props): ReactNode {
  const code =
    html === undefined ? (
      <code>{children}</code>
    ) : (
      <code dangerouslySetInnerHTML={{__html: html}} />
    );
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
        {code}
      </pre>
      {isLong && (
        <label className={clsx('code-fold', styles.fold)} data-ignore="all">
          <input type="checkbox" className="sr-only" />
          <span>{`Show all ${html?.split('\n').length} lines`}</span>
          <span>Show fewer lines</span>
        </label>
      )}
    </CodeFrame>
  );
}
