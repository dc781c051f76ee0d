import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CodeBlockData} from '@site/src/plugins/highlight/rehypeHighlight';
import CodeFrame from '@site/src/components/CodeFrame';
import styles from './styles.module.css';

type Props = Partial<CodeBlockData> & {
  className?: string;
  /** Code of a component, which has no `html`. */
  children?: ReactNode;
};

/**
 * Renders code with a title bar. A checkbox and CSS collapse long code, so that copying and find-in-page still cover all
 * of it. Replaced: the original loads its highlighter, about 100 kB of script, on every page. Here, code fences are
 * highlighted at build time (src/plugins/highlight), and the code of a component is plain.
 */
export default function CodeBlock(props: Props): ReactNode {
  const {html, children, language, name = language, title, isLong, className} = props;
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
