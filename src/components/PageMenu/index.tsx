import {useLocation} from '@docusaurus/router';
import {twinLink} from '@site/src/plugins/twins/twinPath';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The page as Markdown: to be copied or looked at. It opens and closes without a script; static/js/pageMenu.js copies, also
 * before the page has come alive.
 *
 * @param beside what stands at the other end of the line
 */
export default function PageMenu({beside}: {beside?: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const twin = twinLink(pathname);
  return (
    <div className={clsx(styles.line, beside && styles.shared)}>
      {beside}
      {/* A new page begins with a closed menu. */}
      <details key={twin} className={styles.menu} data-page-menu>
        <summary>Markdown</summary>
        <div className={styles.actions}>
          <button type="button" data-copy={twin}>
            Copy page as Markdown
          </button>
          {/* Not a page of the application: the router and the link checker must leave it alone. */}
          <a href={twin}>View as Markdown</a>
          {/* Filled by the script, possibly before the page comes alive, so React must not look inside. */}
          <p role="status" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
        </div>
      </details>
    </div>
  );
}
