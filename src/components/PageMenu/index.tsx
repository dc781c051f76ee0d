import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Assistant} from './assistants';
import {markdownLink} from '@site/src/site/markdownPath';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A menu to copy the page as Markdown, view it, or open it in an assistant by its URL. It opens and closes without a
 * script; ./static/js/pageMenu.js copies, even before hydration.
 *
 * @param beside content at the other end of the line
 */
export default function PageMenu({beside}: {beside?: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const assistants = siteConfig.customFields?.assistants as Assistant[];
  const markdown = markdownLink(pathname);
  // `encodeURI` leaves slashes, which a query may contain and which are shorter than their escapes.
  const prompt = encodeURI(`Read ${siteConfig.url}${markdown}`);
  return (
    <div className={clsx(styles.line, beside && styles.shared)}>
      {beside}
      {/* The key closes the menu on navigation. */}
      <details key={markdown} className={styles.menu} data-page-menu data-mdast="ignore">
        <summary>Markdown</summary>
        <div className={styles.actions}>
          <button type="button" data-copy={markdown}>
            Copy page as Markdown
          </button>
          {/* A plain link: Markdown pages are files, unknown to the router and the link checker. */}
          <a href={markdown}>View as Markdown</a>
          {assistants.map(({name, address}) => (
            <a key={name} href={address + prompt} target="_blank" rel="noreferrer">
              {`Open in ${name}`}
            </a>
          ))}
          {/* The script may fill it before hydration, so React must not compare its content. */}
          <p role="status" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
        </div>
      </details>
    </div>
  );
}
