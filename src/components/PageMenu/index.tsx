import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Assistant} from './assistants';
import {markdownLink} from '@site/src/site/markdownPath';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The page as Markdown: to be copied, looked at or handed to an assistant, which gets its address. It opens and closes without a
 * script; ./static/js/pageMenu.js copies, also before the page has come alive.
 *
 * @param beside what stands at the other end of the line
 */
export default function PageMenu({beside}: {beside?: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const assistants = siteConfig.customFields?.assistants as Assistant[];
  const markdown = markdownLink(pathname);
  // Slashes may stay in a query, and weigh less than their escapes.
  const prompt = encodeURI(`Read ${siteConfig.url}${markdown}`);
  return (
    <div className={clsx(styles.line, beside && styles.shared)}>
      {beside}
      {/* A new page begins with a closed menu. */}
      <details key={markdown} className={styles.menu} data-page-menu data-mdast="ignore">
        <summary>Markdown</summary>
        <div className={styles.actions}>
          <button type="button" data-copy={markdown}>
            Copy page as Markdown
          </button>
          {/* Not a page of the application: the router and the link checker must leave it alone. */}
          <a href={markdown}>View as Markdown</a>
          {assistants.map(({name, address}) => (
            <a key={name} href={address + prompt} target="_blank" rel="noreferrer">
              {`Open in ${name}`}
            </a>
          ))}
          {/* Filled by the script, possibly before the page comes alive, so React must not look inside. */}
          <p role="status" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
        </div>
      </details>
    </div>
  );
}
