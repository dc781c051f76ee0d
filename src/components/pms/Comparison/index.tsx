import {useHistory, useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type MouseEvent, memo, type ReactNode, useEffect, useMemo, useRef} from 'react';
import Controls from './Controls';
import {compareRows, everything, formatQuery, matches, parseQuery, type Query} from './query';

/**
 * The comparison of all systems. Its tables arrive as finished HTML (src/plugins/pms), are complete without script, and stay one
 * piece of markup; this component hides and reorders their rows, and keeps what was asked in the address.
 */
export default function Comparison({html = ''}: {html?: string}): ReactNode {
  const tables = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const history = useHistory();
  const {pathname, search} = useLocation();
  const query = useMemo(() => parseQuery(search), [search]);
  useLinksOf(html);

  const ask = (change: Partial<Query>) =>
    history.replace(`${pathname}${formatQuery({...query, ...change})}`);

  useEffect(() => {
    if (!tables.current) return;
    makeSortable(tables.current, query, ask);
    const shown = arrange(tables.current, query);
    if (status.current) {
      const {length} = tables.current.querySelectorAll('table:first-of-type tbody tr');
      const total = length / tables.current.querySelectorAll('table').length;
      status.current.textContent = shown === total ? `${total} systems` : `${shown} of ${total} systems`;
    }
  });

  return (
    <>
      <Controls query={query} ask={ask} reset={() => ask(everything)} />
      <p className="pms-status" role="status" ref={status} />
      <div ref={tables} onClick={(event) => followInside(event, (to) => history.push(to))}>
        <Markup html={html} />
      </div>
    </>
  );
}

/** Rendered once: React must not put back what has been reordered. */
const Markup = memo(function Markup({html}: {html: string}) {
  return <div dangerouslySetInnerHTML={{__html: html}} />;
});

/** Tells the link checker of the links that it cannot see inside the markup. */
function useLinksOf(html: string): void {
  const {collectLink} = useBrokenLinks();
  if (typeof window === 'undefined') {
    for (const [, route] of html.matchAll(/href="([^"]+)"/g)) collectLink(route as string);
  }
}

function arrange(root: HTMLElement, query: Query): number {
  let shown = 0;
  for (const body of root.querySelectorAll('tbody')) {
    const rows = [...body.rows].sort((a, b) => compareRows(a.dataset, b.dataset, query));
    for (const row of rows) row.hidden = !matches(row.dataset, query);
    shown = rows.filter((row) => !row.hidden).length;
    body.append(...rows);
  }
  return shown;
}

/** Makes the head of each column that can be sorted a button, and says which one is in force. */
function makeSortable(root: HTMLElement, query: Query, ask: (change: Partial<Query>) => void): void {
  for (const head of root.querySelectorAll<HTMLElement>('th[data-sort]')) {
    const key = head.dataset.sort as string;
    const active = query.sort === key;
    const ascending = query.dir === 'asc';
    if (active) head.setAttribute('aria-sort', ascending ? 'ascending' : 'descending');
    else head.removeAttribute('aria-sort');
    let button = head.querySelector('button');
    if (!button) {
      button = document.createElement('button');
      button.type = 'button';
      button.append(...head.childNodes);
      head.append(button);
    }
    button.onclick = () => ask({sort: key, dir: active && ascending ? 'desc' : 'asc'});
  }
}

/** Follows a link inside the markup without loading the page anew, as every other link of the site does. */
function followInside(event: MouseEvent, go: (to: string) => void): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute('href') as string);
}
