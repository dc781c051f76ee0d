import {useHistory} from '@docusaurus/router';
import {
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import StaticHtml from '../../components/StaticHtml';
import type {Choices} from '../components/columns';
import Controls, {enteredIn} from './Controls';
import {
  compareRows,
  formatQuery,
  initialQuery,
  listed,
  matches,
  parseQuery,
  type Query,
} from './query';

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
  const history = useHistory();
  // From the history itself: the router's location is updated late, and characters typed meanwhile would be lost.
  const search = useSyncExternalStore(
    history.listen,
    () => history.location.search,
    () => '',
  );
  const query = useMemo(() => parseQuery(search), [search]);
  const chosen = listed(query.pms);
  const total = systemsIn(html);
  const [shown, setShown] = useState(total);
  // An address with chosen systems shows only these, but while a reader chooses, all are shown.
  const [isChoosing, setChoosing] = useState(false);

  const {sort, dir} = query;
  const isFiltered = ['q', 'pms', ...offered.filters.map(({key}) => key)].some((key) => query[key]);
  const show = (wanted: Query) =>
    history.replace({...history.location, search: formatQuery(wanted)});
  const change = (part: Record<string, string>) => show({...query, ...part});

  // Reads what was entered before hydration, before the fields get the values of the address.
  useLayoutEffect(() => {
    if (!controls.current || !tables.current) return;
    const {location} = history;
    const known = parseQuery(location.search);
    const ticked = chosenIn(tables.current);
    const entered = {...enteredIn(controls.current), ...(ticked && {pms: ticked})};
    const wanted = formatQuery({...known, ...entered});
    if (wanted !== formatQuery(known)) history.replace({...location, search: wanted});
    if (ticked) setChoosing(true);
  }, [history]);

  // React gets clicks in static HTML, but no change events of its checkboxes.
  const sortOrChoose = ({target, currentTarget}: MouseEvent<HTMLElement>) => {
    const pressed = (target as Element).closest('button, .pms-choose');
    const key = pressed?.closest<HTMLElement>('th[data-sort]')?.dataset.sort;
    if (key) {
      change({sort: key, dir: sort === key && dir === 'asc' ? 'desc' : 'asc'});
    } else if (pressed) {
      setChoosing(true);
      change({pms: chosenIn(currentTarget)});
    }
  };

  useEffect(() => {
    if (!tables.current) return;
    makeSortable(tables.current, query);
    setShown(arrange(tables.current, isChoosing ? {...query, pms: ''} : query));
    const ticked = listed(query.pms);
    for (const box of boxesIn(tables.current)) box.checked = ticked.includes(box.value);
  }, [query, isChoosing]);

  return (
    <div className="pms-comparison">
      <Controls ref={controls} {...offered} query={query} change={change} />
      <div className="pms-status" data-mdast="ignore">
        <p role="status">
          {shown === total ? `${total} systems` : `${shown} of ${total} systems`}
          {shown === 0 && ': nothing matches these filters.'}
        </p>
        {isFiltered && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => show({...initialQuery, sort, dir})}
          >
            Clear filters
          </button>
        )}
        {chosen.length > 0 && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => setChoosing(!isChoosing)}
          >
            {isChoosing ? `Compare the ${chosen.length} chosen` : 'Show the others too'}
          </button>
        )}
        <p className="pms-legend" aria-hidden>
          <span className="pms-mark pms-mark--yes" /> yes <span className="pms-mark pms-mark--no" />{' '}
          no <span className="pms-mark pms-mark--unknown" /> unknown: not documented
        </p>
      </div>
      <div ref={tables} onClick={sortOrChoose} hidden={shown === 0}>
        <Markup html={html} />
      </div>
    </div>
  );
}

/** Rendered once, so that React doesn't undo the new order of the rows. */
const Markup = memo(StaticHtml);

/** Number of systems in the tables, for the served page. */
const systemsIn = (html: string) => html.split('class="pms-unfold"').length - 1;

const boxesIn = (root: HTMLElement) => root.querySelectorAll<HTMLInputElement>('.pms-choose');

/** The ticked systems, separated by commas. */
const chosenIn = (root: HTMLElement) =>
  [...boxesIn(root)]
    .filter(({checked}) => checked)
    .map(({value}) => value)
    .join(',');

/**
 * Orders and hides the rows of both tables, which have the same systems.
 *
 * @returns how many systems are shown
 */
function arrange(root: HTMLElement, query: Query): number {
  let shown = 0;
  for (const body of root.querySelectorAll('tbody')) {
    const rows = [...body.rows].sort((a, b) => compareRows(a.dataset, b.dataset, query));
    for (const row of rows) row.hidden = !matches(row.dataset, query);
    // Moving rows forces a layout of both tables; rows in the right order stay where they are.
    if (rows.some((row, index) => row !== body.rows[index])) body.append(...rows);
    shown = rows.filter((row) => !row.hidden).length;
  }
  return shown;
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
