import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CodeBlockData} from '@site/src/highlight/rehypeHighlight';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

type Props = Partial<CodeBlockData> & {className?: string; children?: ReactNode};

/** What a language is called where its short name is none. */
const names: Record<string, string> = {
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  python: 'Python',
  ruby: 'Ruby',
  go: 'Go',
  php: 'PHP',
  json: 'JSON',
  yaml: 'YAML',
  http: 'HTTP',
  html: 'HTML',
  diff: 'Changes',
  nginx: 'nginx',
};

/**
 * A block of code below a bar that says what it is. Ejected: the original brings the highlighter into every page. Fences arrive with
 * `html` coloured at build time, which React takes over as one piece; text given as children is shown as it is. Long code is folded
 * by a checkbox that the style sheet reads; copying and searching the page find all of it.
 */
export default function CodeBlock({
  html,
  language,
  title,
  fold,
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
    <div
      className={clsx('code-frame', styles.block, className, language && `language-${language}`)}
    >
      <div className={clsx('code-bar', styles.bar)}>
        <span>{title ?? names[language ?? ''] ?? 'Text'}</span>
        <CopyButton className={styles.copy} />
      </div>
      <pre
        className={styles.pre}
        // Long lines scroll sideways, which a keyboard can only do on an element that takes focus.
        tabIndex={0}
        role="group"
        aria-label={title ?? (language ? `${language} code` : 'code')}
      >
        {code}
      </pre>
      {fold && (
        <label className={clsx('code-fold', fold === 'all' && 'only-all', styles.fold)}>
          <input type="checkbox" /> Show all lines
        </label>
      )}
    </div>
  );
}
