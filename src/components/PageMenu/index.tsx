import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {issueOf} from '@site/src/site/address/editLinks';
import {markdownLink} from '@site/src/site/address/markdownPath';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders a link to the list that a page belongs to, as the breadcrumbs of docs, for other pages with a page menu. */
export const LinkToList = ({to, children}: {to: string; children: ReactNode}) => (
  <nav className="theme-doc-breadcrumbs breadcrumbs" aria-label="Breadcrumbs">
    <Link className="breadcrumbs__link" to={to}>
      <span aria-hidden="true">‹ </span>
      {children}
    </Link>
  </nav>
);

/** AI assistants, each with the URL that opens a conversation; the encoded first message is appended. */
const assistants = [
  {name: 'Claude', url: 'https://claude.ai/new?q='},
  {name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q='},
];

/**
 * Renders a menu to copy the page as Markdown, view it, or open it in an AI assistant. The menu is a `<details>`
 * element. It works before hydration, because ./static/js/pageMenu.js copies the Markdown.
 *
 * @param before content at the start of the same row: the breadcrumbs
 */
export default function PageMenu({before}: {before: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {issueUrl, contractDay} = siteConfig.customFields as {
    issueUrl?: string;
    contractDay: string;
  };
  const markdown = markdownLink(pathname, siteConfig.baseUrl);
  // `encodeURI` keeps slashes, which are allowed in a query, so the URL is shorter.
  const prompt = encodeURI(`Read ${siteConfig.url}${markdown}`);
  return (
    <div className={styles.line}>
      {before}
      {/* On navigation, the key remounts the menu, which closes it. */}
      <details
        key={markdown}
        className={clsx('drop-menu', styles.menu)}
        data-page-menu
        data-ignore="all"
      >
        <summary>Markdown</summary>
        <div className={styles.actions}>
          <button type="button" data-copy={markdown}>
            Copy page as Markdown
          </button>
          {/* Not a `Link`: the router and the link checker don't know Markdown pages, because these are files. */}
          <a href={markdown}>View as Markdown</a>
          {assistants.map(({name, url}) => (
            <a key={name} href={url + prompt} target="_blank" rel="noreferrer">
              {`Open in ${name}`}
            </a>
          ))}
          {issueUrl && (
            <a
              href={issueOf(issueUrl, siteConfig.url + pathname, contractDay)}
              // The anchor is known only on a click.
              onClick={({currentTarget}) => {
                currentTarget.href = issueOf(issueUrl, window.location.href, contractDay);
              }}
            >
              Something wrong here?
            </a>
          )}
          {/* The script may set the text before hydration, so React must not compare the content. */}
          <p role="status" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
        </div>
      </details>
    </div>
  );
}
