// Renders the comparison of all PMSs. Its tables are static HTML (tables/), complete without JavaScript.
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {
  type FormEvent,
  memo,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import StaticHtml from '../../../components/StaticHtml';
import {replaceSearch} from '../../../site/queryInAddress';
import type {Filter} from './tables/columns';
import Controls from './Controls';
import {
  changesIn,
  compareRows,
  formatQuery,
  initialQuery,
  parseQuery,
  type Result,
  splitList,
  statusText,
  type TableQuery,
  unknownFilters,
} from './query';

type Props = {html?: string; filters?: string; systems?: string};

type SwitchProps = {name: string; value: string; query: TableQuery; children: string};

/** Renders a checkbox that sets a parameter of the query. */
function Switch({query, children, ...field}: SwitchProps): ReactNode {
  return (
    <label>
      <input type="checkbox" {...field} defaultChecked={Boolean(query[field.name])} />
      {children}
    </label>
  );
}

/**
 * Hides and reorders the rows of the tables, and keeps the filters and sort order in the URL. The form is uncontrolled,
 * because readers can use it before hydration.
 *
 * @param html the two tables
 * @param filters the available filters, as JSON
 * @param systems the number of PMSs
 */
export default function Comparison({html = '', filters = '[]', systems = '0'}: Props): ReactNode {
  const offered = useMemo(() => JSON.parse(filters) as Filter[], [filters]);
  const form = useRef<HTMLFormElement>(null);
  const location = useLocation();
  const [query, setQuery] = useState(initialQuery);
  const total = Number(systems);
  const [result, setResult] = useState<Result>({matching: total, unknown: 0, about: []});
  const {matching, unknown} = result;
  // If the URL selects PMSs, only the selected PMSs are shown. While the reader is selecting, all rows stay visible.
  const [isSelecting, setSelecting] = useState(false);

  const {sort, dir} = query;
  const selected = splitList(query.pms).length;
  const isComparing = selected > 0 && !isSelecting;
  const active = offered.filter(({key}) => query[key]).length;
  const isFiltered = active > 0 || query.q !== '' || selected > 0;
  function show(wanted: TableQuery) {
    setQuery(wanted);
    replaceSearch(formatQuery(wanted));
  }

  // Adds input from before hydration to the URL. Must run before the next effect, because that overwrites the form.
  useLayoutEffect(() => {
    if (!form.current) return;
    const entered = queryIn(form.current);
    const wanted = {...parseQuery(window.location.search), ...changesIn(entered)} as TableQuery;
    if (formatQuery(entered)) replaceSearch(formatQuery(wanted));
    if (entered.pms) setSelecting(true);
  }, []);

  // Reads the URL, also after a link to this page with other filters.
  useLayoutEffect(() => setQuery(parseQuery(window.location.search)), [location]);

  useLayoutEffect(() => {
    if (!form.current) return;
    fill(form.current, query);
    markOrder(form.current, query);
    setResult(arrange(form.current, query, offered, isComparing));
  }, [query, offered, isComparing]);

  const readForm = ({currentTarget, target}: FormEvent<HTMLFormElement>) => {
    if ((target as HTMLInputElement).name === 'pms') setSelecting(true);
    show({...query, ...queryIn(currentTarget), sort, dir});
  };

  const sortByHeader = ({target}: MouseEvent) => {
    const head = (target as Element).closest('button')?.closest<HTMLElement>('th[data-sort]');
    const key = head?.dataset.sort;
    if (key) show({...query, sort: key, dir: sort === key && dir === 'asc' ? 'desc' : 'asc'});
  };

  return (
    <form
      ref={form}
      className={clsx('pms-comparison', isComparing ? 'pms-columns' : 'pms-rows')}
      // Three systems fit on a phone, five elsewhere.
      data-columns={selected <= 3 ? 'few' : selected <= 5 ? 'some' : 'many'}
      // The URL keeps the filters, so a reload must not restore the fields.
      autoComplete="off"
      // React gets `input` events of fields in static HTML, but no `change` events.
      onInput={readForm}
      onSubmit={(event) => event.preventDefault()}
    >
      <Controls filters={offered} active={active} />
      <div className={clsx('pms-status', selected > 0 && 'pms-status--selected')} data-ignore="all">
        {selected > 0 && <strong>{isSelecting ? `${selected} selected` : 'Comparing'}</strong>}
        <p role="status">
          {/* One text: a browser that translates pages moves texts, and React would not find several. */}
          {statusText(result, total, matching === 0 || Boolean(query.unknown))}
        </p>
        {matching > 0 && unknown > 0 && (
          <Switch name="unknown" value="show" query={query}>
            {`Include ${unknown} unknown`}
          </Switch>
        )}
        {isComparing && selected > 1 && (
          <Switch name="differ" value="only" query={query}>
            Differences only
          </Switch>
        )}
        {selected === 0 && matching > 1 && (
          <p className="pms-hint">Select systems to compare all requirements and API resources.</p>
        )}
        {selected > 0 && (
          <button
            type="button"
            className={clsx(
              'button button--sm',
              isSelecting ? 'button--primary' : 'button--secondary',
            )}
            onClick={() => {
              setSelecting(!isSelecting);
              // The reader may have scrolled down to the last PMS.
              form.current?.scrollIntoView();
            }}
          >
            {isSelecting ? `Compare ${selected} selected` : 'Show all systems'}
          </button>
        )}
        {isFiltered && !isComparing && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => show({...initialQuery, sort, dir})}
          >
            {selected > 0 ? 'Clear' : 'Clear filters'}
          </button>
        )}
      </div>
      <div onClick={sortByHeader} hidden={matching + unknown === 0}>
        <Markup html={html} />
      </div>
    </form>
  );
}

/** Memoised, so that React doesn't reset the order of the rows. */
const Markup = memo(StaticHtml);

/** Reads the form. `pms` lists the slugs of the selected PMSs, separated by commas. */
function queryIn(form: HTMLFormElement): TableQuery {
  const data = new FormData(form);
  return {...initialQuery, ...Object.fromEntries(data), pms: data.getAll('pms').join(',')};
}

function fill(form: HTMLFormElement, query: TableQuery): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    if (field.type === 'checkbox') {
      (field as HTMLInputElement).checked = splitList(query[field.name]).includes(field.value);
    } else {
      field.value = query[field.name] ?? '';
    }
  }
}

/**
 * Sorts and hides the rows of both tables, which list the same PMSs. If none matches, shows those of which a filtered
 * value is unknown.
 *
 * @param isComparing show only the selected PMSs, whatever the filters are
 */
function arrange(
  root: HTMLElement,
  query: TableQuery,
  offered: readonly Filter[],
  isComparing: boolean,
): Result {
  const {pms = ''} = query;
  const wanted: TableQuery = isComparing ? {...initialQuery, pms} : {...query, pms: ''};
  let result: Result = {matching: 0, unknown: 0, about: []};
  for (const body of root.querySelectorAll('tbody')) {
    const rows = [...body.rows].sort((a, b) => compareRows(a.dataset, b.dataset, query));
    const unknowns = new Map(rows.map((row) => [row, unknownFilters(row.dataset, wanted)]));
    const known = rows.filter((row) => unknowns.get(row)?.length === 0);
    const possible = rows.filter((row) => unknowns.get(row));
    const visible = wanted.unknown || known.length === 0 ? possible : known;
    for (const row of rows) row.hidden = !visible.includes(row);
    // Moving rows forces a layout of both tables, so rows in the right order are not moved.
    if (rows.some((row, index) => row !== body.rows[index])) body.append(...rows);
    const about = new Set([...unknowns.values()].flat());
    result = {
      matching: known.length,
      unknown: possible.length - known.length,
      about: offered.filter(({key}) => about.has(key)).map(({label}) => label),
    };
    arrangeColumns(rows, visible, labelsOf(offered, query), isComparing && query.differ !== '');
  }
  return result;
}

/** Returns the labels of the columns that filters select by. */
const labelsOf = (offered: readonly Filter[], query: TableQuery): string[] =>
  offered.flatMap(({key, label, choices}) => {
    const values = splitList(query[key]);
    const chosen = choices.filter(([value]) => values.includes(value));
    return values.length > 0 ? [label, ...chosen.map(([, name]) => name)] : [];
  });

/**
 * Marks the columns that filters select by, because phones show these.
 *
 * @param isHiding hide the columns in which all visible rows have the same value
 */
function arrangeColumns(
  rows: readonly HTMLTableRowElement[],
  visible: readonly HTMLTableRowElement[],
  filtered: readonly string[],
  isHiding: boolean,
): void {
  // The row of groups has other cells; the comparison doesn't show it.
  const heads = rows[0]?.closest('table')?.tHead?.querySelector('tr[role]');
  for (const [index, {dataset}] of [...(rows[0]?.cells ?? [])].entries()) {
    const values = new Set(isHiding ? visible.map(({cells}) => cells[index]?.textContent) : []);
    for (const {cells} of [...rows, heads as HTMLTableRowElement]) {
      const cell = cells[index] as HTMLElement;
      cell.hidden = visible.length > 1 && values.size === 1;
      cell.classList.toggle('pms-filtered', filtered.includes(dataset.label ?? ''));
    }
  }
}

/** Makes the header of each sortable column a button, and sets `aria-sort` on the header of the sorted column. */
function markOrder(root: HTMLElement, {sort, dir}: TableQuery): void {
  for (const head of root.querySelectorAll<HTMLElement>('th[data-sort]')) {
    const direction = dir === 'asc' ? 'ascending' : 'descending';
    head.ariaSort = head.dataset.sort === sort ? direction : null;
    if (head.querySelector('button')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'clean-btn';
    button.append(...head.childNodes);
    head.append(button);
  }
}
