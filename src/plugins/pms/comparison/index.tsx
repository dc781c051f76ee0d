// Renders the comparison of all PMSs. Its tables are static HTML (tables/), complete without JavaScript.
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {
  type FormEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import StaticHtml from '../../../components/StaticHtml';
import {replaceSearch} from '../../../site/address/queryInAddress';
import type {Filter} from './tables/columns';
import Controls from './Controls';
import {
  formatQuery,
  parseQuery,
  type Result,
  splitList,
  statusText,
  type TableQuery,
  unknownFilters,
} from './query';
import SelectedSystems from './SelectedSystems';
import styles from './styles.module.css';

type Props = {html?: string; filters?: string; systems?: string};

/** The query to which the static HTML corresponds. */
const initial: TableQuery = {};

/**
 * Hides the rows of the tables that don't match the filters, and keeps the filters and the selected systems in the URL.
 * The form is uncontrolled, because readers can use it before hydration.
 *
 * @param html the two tables
 * @param filters the available filters, as JSON
 * @param systems the number of PMSs
 */
export default function Comparison({html = '', filters = '[]', systems = '0'}: Props): ReactNode {
  const offered = useMemo(() => JSON.parse(filters) as Filter[], [filters]);
  const form = useRef<HTMLFormElement>(null);
  const location = useLocation();
  const [query, setQuery] = useState(initial);
  const total = Number(systems);
  const [result, setResult] = useState<Result>({matching: total, unknown: 0});
  // A URL that selects systems opens their comparison. While the reader is selecting, all rows stay visible.
  const [isSelecting, setSelecting] = useState(false);
  // Narrow screens fold the filters.
  const [isOpen, setOpen] = useState(false);

  const selected = splitList(query.pms).filter((slug) => html.includes(`data-pms="${slug}"`));
  const isComparing = selected.length > 0 && !isSelecting;
  const active = offered.filter(({key}) => query[key]).length;
  const isFiltered = active > 0 || query.q;
  function show(wanted: TableQuery) {
    setQuery(wanted);
    replaceSearch(formatQuery(wanted));
  }

  // Adds input from before hydration to the URL. Must run before the next effect, because that overwrites the form.
  useLayoutEffect(() => {
    const entered = parseQuery(formatQuery(queryIn(form.current!)));
    replaceSearch(formatQuery({...parseQuery(window.location.search), ...entered}));
    if (entered.pms) setSelecting(true);
  }, []);

  // Reads the URL, also after a link to this page with other filters.
  useLayoutEffect(() => {
    const wanted = parseQuery(window.location.search);
    setQuery((last) => (formatQuery(last) === formatQuery(wanted) ? last : wanted));
  }, [location]);

  useLayoutEffect(() => {
    if (query === initial) return;
    fill(form.current!, query);
    setResult(arrange(form.current!, query, offered));
  }, [query, offered, isComparing]);

  function readForm({currentTarget, target}: FormEvent<HTMLFormElement>) {
    if ((target as HTMLInputElement).name === 'pms') setSelecting(true);
    show({...query, ...queryIn(currentTarget)});
  }

  function switchView() {
    setSelecting(!isSelecting);
    // The reader may have scrolled down to the last PMS.
    form.current?.scrollIntoView();
  }

  /** Gives the focus to the status, because the button that had it may be gone. */
  const focusStatus = () =>
    form.current?.querySelector<HTMLElement>('[role="status"]')?.focus({preventScroll: true});

  function remove(slug: string) {
    show({...query, pms: selected.filter((one) => one !== slug).join(',')});
    focusStatus();
  }

  function showResults() {
    setOpen(false);
    form.current?.scrollIntoView();
    focusStatus();
  }

  return (
    <form
      ref={form}
      id="comparison"
      className="pms-comparison"
      // The URL keeps the filters, so a reload must not restore the fields.
      autoComplete="off"
      // React gets `input` events of fields in static HTML, but no `change` events.
      onInput={readForm}
      onSubmit={(event) => event.preventDefault()}
    >
      {!isComparing && (
        <Controls filters={offered} active={active} open={isOpen} onOpen={setOpen} />
      )}
      <div
        className={clsx('pms-status', selected.length > 0 && 'pms-status--selected')}
        data-ignore="all"
      >
        {/* One text: a browser that translates pages moves texts, and React would not find several. */}
        <div role="status" tabIndex={-1}>
          {isComparing
            ? `Comparing ${selected.length} of ${total}`
            : statusText(result, total, selected.length)}
        </div>
        {selected.length > 0 && (
          <button
            type="button"
            className={`button ${isComparing ? 'button--secondary' : 'button--primary'}`}
            onClick={switchView}
          >
            {isComparing ? 'Show all' : `Compare ${selected.length}`}
          </button>
        )}
        {isOpen && !isComparing && (
          <button
            type="button"
            className={`button button--primary ${styles.results}`}
            onClick={showResults}
          >
            Show results
          </button>
        )}
        {(isFiltered || selected.length > 0) && !isComparing && (
          <button type="button" className="button button--secondary" onClick={() => show({})}>
            {selected.length > 0 ? 'Clear' : 'Clear filters'}
          </button>
        )}
      </div>
      <div hidden={isComparing || result.matching + result.unknown === 0}>
        <Markup html={html} />
      </div>
      {isComparing && (
        <SelectedSystems
          html={html}
          selected={selected}
          hidesEqual={Boolean(query.differ) && selected.length > 1}
          onRemove={remove}
        />
      )}
    </form>
  );
}

/** Memoised, so that React doesn't reset the order of the rows. */
const Markup = memo(StaticHtml);

/** Reads the form. `pms` lists the slugs of the selected PMSs, separated by commas. */
function queryIn(form: HTMLFormElement): TableQuery {
  const data = new FormData(form);
  return {differ: '', ...Object.fromEntries(data), pms: data.getAll('pms').join(',')};
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
 * Hides the rows of both tables that can't match, moves those of which a filtered value is unknown below a heading, and
 * brings the first column that a filter is about into view.
 */
function arrange(root: HTMLElement, query: TableQuery, offered: readonly Filter[]): Result {
  let result: Result = {matching: 0, unknown: 0};
  for (const body of root.querySelectorAll<HTMLTableSectionElement>('[data-kind] tbody')) {
    body.querySelector('tr:not([data-pms])')?.remove();
    const rows = [...body.rows].sort((a, b) => (a.dataset.name! < b.dataset.name! ? -1 : 1));
    const unknowns = new Map(
      rows.map((row) => [row, unknownFilters(row.dataset, {...query, pms: ''})]),
    );
    for (const row of rows) row.hidden = !unknowns.get(row);
    const known = rows.filter((row) => unknowns.get(row)?.length === 0);
    const others = rows.filter((row) => !known.includes(row));
    result = {matching: known.length, unknown: others.filter(({hidden}) => !hidden).length};
    const ordered = [...known, ...others];
    // Moving rows forces a layout of both tables, so rows in the right order are not moved.
    if (ordered.some((row, index) => row !== body.rows[index])) body.append(...ordered);
    if (result.unknown > 0) {
      const heading = `<th scope="row" colspan="${rows[0]!.cells.length}"><span>May match: ${result.unknown} unknown</span></th>`;
      body.insertRow(known.length).innerHTML = heading;
    }
  }
  const filtered = offered.flatMap(({key, label, choices}) =>
    query[key] ? [label, ...splitList(query[key]).map((value) => choices[value])] : [],
  );
  for (const cell of root.querySelectorAll<HTMLElement>('[data-kind] [data-label]'))
    cell.classList.toggle('pms-filtered', filtered.includes(cell.dataset.label));
  for (const head of root.querySelectorAll<HTMLElement>('th:not(.pms-filtered) + .pms-filtered')) {
    const [names, ...others] = head.parentElement!.children as HTMLCollectionOf<HTMLElement>;
    // The name of a group is above its first column.
    const start = others.findLast(
      (one) => one.offsetLeft <= head.offsetLeft && !one.querySelector('.sr-only'),
    );
    head.closest('.pms-compare')!.scrollLeft = start!.offsetLeft - names!.clientWidth;
  }
  return result;
}
