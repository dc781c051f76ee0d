// Renders the comparison of all PMSs. Its tables are static HTML (src/plugins/pms/components), complete without JavaScript.
import {useHistory} from '@docusaurus/router';
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
import type {Filter} from '../components/columns';
import Controls from './Controls';
import {formatQuery, matches, parseQuery, type Query, splitList} from './query';

type Props = {html?: string; filters?: string; systems?: string};

/** The signs of the second table: class, letters and meaning. */
const legend = [
  ['yes', '', 'yes'],
  ['short', 'R/W', 'read and write'],
  ['short', 'R', 'read'],
  ['short', 'W', 'write'],
  ['no', '', 'no'],
  ['embedded', '', 'a field'],
  ['unknown', '', 'not documented'],
] as const;

/**
 * Hides rows of the tables, and keeps the filters in the URL. The form is uncontrolled, because readers can use it
 * before hydration.
 *
 * @param html the two tables
 * @param filters the available filters, as JSON
 * @param systems the number of PMSs
 */
export default function Comparison({html = '', filters = '[]', systems = '0'}: Props): ReactNode {
  const offered = useMemo(() => JSON.parse(filters) as Filter[], [filters]);
  const form = useRef<HTMLFormElement>(null);
  const history = useHistory();
  const [query, setQuery] = useState<Query>({});
  const total = Number(systems);
  const [shown, setShown] = useState(total);
  // If the URL selects PMSs, only the selected PMSs are shown. While the reader is selecting, all rows stay visible.
  const [isSelecting, setSelecting] = useState(false);

  const selected = splitList(query.pms).length;
  const isComparing = selected > 0 && !isSelecting;
  const active = offered.filter(({key}) => query[key]).length;
  const isFiltered = active > 0 || Boolean(query.q) || selected > 0;

  function show(wanted: Query) {
    setQuery(wanted);
    try {
      history.replace({...history.location, search: formatQuery(wanted)});
    } catch {
      // Safari limits the number of changes in ten seconds. The URL then has an earlier query.
    }
  }

  // Adds input from before hydration to the query of the URL.
  useLayoutEffect(() => {
    if (!form.current) return;
    const entered = queryIn(form.current);
    const wanted = {...parseQuery(history.location.search), ...entered};
    if (formatQuery(entered)) show(wanted);
    else setQuery(wanted);
    if (entered.pms) setSelecting(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  useLayoutEffect(() => {
    if (!form.current) return;
    fill(form.current, query);
    setShown(hideRows(form.current, isComparing ? {pms: query.pms} : {...query, pms: ''}));
  }, [query, isComparing]);

  const readForm = ({currentTarget, target}: FormEvent<HTMLFormElement>) => {
    if ((target as HTMLInputElement).name === 'pms') setSelecting(true);
    show(queryIn(currentTarget));
  };

  return (
    <form
      ref={form}
      className={clsx('pms-comparison', isComparing ? 'pms-columns' : 'pms-rows')}
      data-columns={isComparing ? selected : undefined}
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
          {shown > 0
            ? `${shown === total ? '' : `${shown} of `}${total} systems`
            : `0 of ${total} systems: nothing matches these filters.`}
        </p>
        {selected === 0 && shown > 1 && <p className="pms-hint">Select systems to compare them.</p>}
        {selected > 0 && (
          <button
            type="button"
            className={clsx(
              'button button--sm',
              `button--${isSelecting ? 'primary' : 'secondary'}`,
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
            onClick={() => show({})}
          >
            {selected > 0 ? 'Clear' : 'Clear filters'}
          </button>
        )}
        <p className="pms-legend" aria-hidden>
          {legend.map(([mark, letters, label]) => (
            <span key={label}>
              <span className={`pms-mark pms-mark--${mark}`}>{letters}</span>
              {label}
            </span>
          ))}
        </p>
      </div>
      <div hidden={shown === 0}>
        <Markup html={html} />
      </div>
    </form>
  );
}

/** Memoised, so that React doesn't reset which rows are hidden. */
const Markup = memo(StaticHtml);

/** Reads what is set in the form. `pms` lists the slugs of the selected PMSs, separated by commas. */
function queryIn(form: HTMLFormElement): Query {
  const data = new FormData(form);
  const fields = {...Object.fromEntries(data), pms: data.getAll('pms').join(',')};
  return parseQuery(formatQuery(fields));
}

function fill(form: HTMLFormElement, query: Query): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    if (field.type === 'checkbox') {
      (field as HTMLInputElement).checked = splitList(query[field.name]).includes(field.value);
    } else {
      field.value = query[field.name] ?? '';
    }
  }
}

/** Hides the rows of both tables, which list the same PMSs, that don't match. Returns the number of the others. */
function hideRows(root: HTMLElement, query: Query): number {
  let shown = 0;
  for (const row of root.querySelectorAll<HTMLElement>('tbody tr')) {
    row.hidden = !matches(row.dataset, query);
    if (!row.hidden && row.closest('[data-kind="connect"]')) shown += 1;
  }
  return shown;
}
