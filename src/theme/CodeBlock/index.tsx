import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CodeBlockData} from '@site/src/highlight/rehypeHighlight';
import CodeFrame from '@site/src/components/CodeFrame';
import styles from './styles.module.css';

type Props = Partial<CodeBlockData> & {className?: string; children?: ReactNode};

/**
 * A block of code below a bar with its title. Ejected: the original adds the highlighter to the bundle of every page.
 * Fences have `html`, highlighted at build time, which React does not hydrate element by element; children are plain
 * text. Long code is folded by a checkbox that the style sheet reads, so that copying and the browser's search cover
 * all of it.
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
        // Focusable, so that a keyboard can scroll long lines.
        tabIndex={0}
        role="group"
        aria-label={title ?? `${name} code`}
      >
        {code}
      </pre>
      {isLong && (
        <label className={clsx('code-fold', styles.fold)}>
          <input type="checkbox" className="sr-only" />
          <span>{`Show all ${html?.split('\n').length} lines`}</span>
          <span>Show fewer lines</span>
        </label>
      )}
    </CodeFrame>
  );
}
