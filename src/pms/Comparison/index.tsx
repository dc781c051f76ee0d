import {useHistory} from '@docusaurus/router';
import {
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import StaticHtml from '../../components/StaticHtml';
import Controls, {enteredIn} from './Controls';
import {compareRows, formatQuery, matches, parseQuery, type Query, withoutFilters} from './query';

/**
 * The comparison of all systems. Its tables arrive as finished HTML (src/pms), are complete without script, and stay one
 * piece of markup; this component hides and reorders their rows, and keeps what was asked in the address.
 */
export default function Comparison({html = ''}: {html?: string}): ReactNode {
  const controls = useRef<HTMLDivElement>(null);
  const tables = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const history = useHistory();
  // From the history itself: the router's location follows late, and what is typed would be lost on the way.
  const search = useSyncExternalStore(
    history.listen,
    () => history.location.search,
    () => '',
  );
  const query = useMemo(() => parseQuery(search), [search]);

  const ask = (change: Partial<Query>) =>
    history.replace({...history.location, search: formatQuery({...query, ...change})});

  // What was entered before the application came, once it is there, and before the fields show what the address says.
  useLayoutEffect(() => {
    if (!controls.current) return;
    const {location} = history;
    const asked = parseQuery(location.search);
    const wanted = formatQuery({...asked, ...enteredIn(controls.current)});
    if (wanted !== formatQuery(asked)) history.replace({...location, search: wanted});
  }, [history]);

  const act = ({target}: MouseEvent) => {
    const button = (target as Element).closest('button');
    const sort = button?.closest<HTMLElement>('th[data-sort]')?.dataset.sort;
    if (sort) ask({sort, dir: query.sort === sort && query.dir === 'asc' ? 'desc' : 'asc'});
  };

  useEffect(() => {
    if (!tables.current) return;
    makeSortable(tables.current, query);
    const {shown, total} = arrange(tables.current, query);
    if (status.current) {
      status.current.textContent =
        shown === total ? `${total} systems` : `${shown} of ${total} systems`;
    }
  }, [query]);

  return (
    <>
      <Controls ref={controls} query={query} ask={ask} reset={() => ask(withoutFilters(query))} />
      <p className="pms-status" role="status" ref={status}>
        {systemsIn(html)} systems
      </p>
      <div ref={tables} onClick={act}>
        <Markup html={html} />
      </div>
    </>
  );
}

/** Rendered once: React must not put back what has been reordered. */
const Markup = memo(StaticHtml);

/** How many systems the tables hold, for the page as it is served. */
const systemsIn = (html: string) => html.split('class="pms-unfold"').length - 1;

/** Orders and hides the rows of both tables; they hold the same systems. */
function arrange(root: HTMLElement, query: Query): {shown: number; total: number} {
  let counts = {shown: 0, total: 0};
  for (const body of root.querySelectorAll('tbody')) {
    const rows = [...body.rows].sort((a, b) => compareRows(a.dataset, b.dataset, query));
    for (const row of rows) row.hidden = !matches(row.dataset, query);
    // Moving rows lays out both tables anew, which the order they came in does not need.
    if (rows.some((row, index) => row !== body.rows[index])) body.append(...rows);
    counts = {shown: rows.filter((row) => !row.hidden).length, total: rows.length};
  }
  return counts;
}

/** Makes the head of each column that can be sorted a button, and says which one is in force. */
function makeSortable(root: HTMLElement, query: Query): void {
  for (const head of root.querySelectorAll<HTMLElement>('th[data-sort]')) {
    if (head.dataset.sort === query.sort) {
      head.setAttribute('aria-sort', query.dir === 'asc' ? 'ascending' : 'descending');
    } else {
      head.removeAttribute('aria-sort');
    }
    if (head.querySelector('button')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
  }
}
