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
import type {Choices} from '../components/columns';
import Controls, {enteredIn} from './Controls';
import {compareRows, formatQuery, initialQuery, matches, parseQuery, type Query} from './query';

type Props = {html?: string; choices?: string};

/**
 * The comparison of all systems. Its tables are static HTML (src/pms/components), complete without script; this
 * component hides and reorders their rows, and keeps the query in the address.
 *
 * @param choices what the rows can be filtered and sorted by, as JSON
 */
export default function Comparison({
  html = '',
  choices = '{"filters":[],"orders":[]}',
}: Props): ReactNode {
  const offered = useMemo(() => JSON.parse(choices) as Choices, [choices]);
  const controls = useRef<HTMLDivElement>(null);
  const tables = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const history = useHistory();
  // From the history itself: the router's location is updated late, and characters typed meanwhile would be lost.
  const search = useSyncExternalStore(
    history.listen,
    () => history.location.search,
    () => '',
  );
  const query = useMemo(() => parseQuery(search), [search]);

  const show = (wanted: Query) =>
    history.replace({...history.location, search: formatQuery(wanted)});
  const change = (part: Record<string, string>) => show({...query, ...part});
  const reset = () => show({...initialQuery, sort: query.sort, dir: query.dir});

  // Reads what was entered before hydration, before the fields get the values of the address.
  useLayoutEffect(() => {
    if (!controls.current) return;
    const {location} = history;
    const known = parseQuery(location.search);
    const wanted = formatQuery({...known, ...enteredIn(controls.current)});
    if (wanted !== formatQuery(known)) history.replace({...location, search: wanted});
  }, [history]);

  const sortByHead = ({target}: MouseEvent) => {
    const button = (target as Element).closest('button');
    const sort = button?.closest<HTMLElement>('th[data-sort]')?.dataset.sort;
    if (sort) change({sort, dir: query.sort === sort && query.dir === 'asc' ? 'desc' : 'asc'});
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
      <Controls ref={controls} {...offered} query={query} change={change} reset={reset} />
      <p className="pms-status" role="status" data-mdast="ignore" ref={status}>
        {systemsIn(html)} systems
      </p>
      <div ref={tables} onClick={sortByHead}>
        <Markup html={html} />
      </div>
    </>
  );
}

/** Rendered once, so that React doesn't undo the new order of the rows. */
const Markup = memo(StaticHtml);

/** How many systems the tables hold, for the page as it is served. */
const systemsIn = (html: string) => html.split('class="pms-unfold"').length - 1;

/** Orders and hides the rows of both tables, which have the same systems. */
function arrange(root: HTMLElement, query: Query): {shown: number; total: number} {
  let counts = {shown: 0, total: 0};
  for (const body of root.querySelectorAll('tbody')) {
    const rows = [...body.rows].sort((a, b) => compareRows(a.dataset, b.dataset, query));
    for (const row of rows) row.hidden = !matches(row.dataset, query);
    // Moving rows forces a layout of both tables; rows in the right order stay where they are.
    if (rows.some((row, index) => row !== body.rows[index])) body.append(...rows);
    counts = {shown: rows.filter((row) => !row.hidden).length, total: rows.length};
  }
  return counts;
}

/** Makes the head of each sortable column a button, and marks the column and direction of the current order. */
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
