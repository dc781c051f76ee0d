// The search field, the filter, the results and the status line, for the dialog and the search page.
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import AreaFilter from './AreaFilter';
import Magnifier from './Magnifier';
import {type Area, areas} from './data';
import type {PageHits} from './find';
import Results from './Results';
import {product} from '../../product';
import {isComposing} from '../../site/isComposing';
import styles from './Search.module.css';
import {type Outcome, useSearch} from './useSearch';

/** Number of pages that are shown at first, and number of pages that "Show more" adds. */
const PAGES = 8;

type Props = {
  query: string;
  setQuery: (query: string) => void;
  /** Opens a URL of this site in this tab. */
  go: (url: string) => void;
  /** Rows shown while the query is empty. */
  suggested?: PageHits[];
  /** Forgets recent queries; absent if there are none. */
  clear?: (() => void) | undefined;
  /** Shown next to the search field. */
  children?: ReactNode;
};

type Status = {outcome: Outcome; working: boolean; area: Area | undefined};

/** Returns the text of the status line. Screen readers announce changes of this text. */
function statusOf({outcome, working, area}: Status): string {
  if (working) return 'Searching …';
  if (outcome.kind === 'failed') return `The search could not be loaded: ${outcome.message}`;
  if (outcome.kind === 'idle') return 'Type a path, a field, a status code, a PMS or a question.';
  const {counts, corrected, missingWords, pages} = outcome.found;
  if (counts.all === 0)
    return `Nothing matches “${outcome.query.trim()}”. Try fewer or other words.`;
  const count = (area ? counts[area] : counts.all) ?? 0;
  return [
    corrected && `Showing results for ${corrected}. `,
    missingWords.length > 0 && `Results without ${missingWords.join(', ')}. `,
    pages.length < count && `${pages.length} of `,
    `${count} ${count === 1 ? 'page' : 'pages'}`,
    area && ` in ${areas[area]}`,
    '.',
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Renders the search field and the results, and handles the keyboard. The focus stays in the field; arrow keys change
 * the chosen row.
 */
export default function Search(props: Props): ReactNode {
  const {query, setQuery, go, suggested = [], clear, children} = props;
  const home = useBaseUrl('/');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [area, setArea] = useState<Area>();
  const [limit, setLimit] = useState(PAGES);
  /** Index of the row that the reader chose with the arrow keys or the mouse. */
  const [moved, setMoved] = useState<number>();
  const wanted = query.trim() === '' ? '' : query;
  const {outcome, working, retry} = useSearch(wanted, area, limit);
  /** Defined if the reader pressed Enter before the results arrived. True means: open a new tab. */
  const waiting = useRef<boolean>(undefined);

  useEffect(() => {
    setLimit(PAGES);
    setMoved(undefined);
  }, [wanted, area]);
  // A change of the query cancels a waiting Enter.
  useEffect(() => {
    waiting.current = undefined;
  }, [query]);

  const found = outcome.kind === 'found' ? outcome.found : undefined;
  const pages = found?.pages ?? (outcome.kind === 'idle' ? suggested : []);
  const all = (area ? found?.counts[area] : found?.counts.all) ?? 0;
  const more = found ? Math.max(all - pages.length, 0) : 0;
  const hits = pages.flatMap((page) => page.hits);
  const rows = hits.length + Number(more > 0);
  // New results may have fewer rows.
  const chosen = Math.min(moved ?? pages[0]?.best ?? 0, Math.max(rows - 1, 0));

  function open(row: number, inNewTab = false) {
    const hit = hits[row];
    if (!hit) setLimit((count) => count + PAGES);
    else if (inNewTab) window.open(hit.url, '_blank', 'noopener');
    else go(hit.url);
  }

  /** Opens the chosen row. If the results of the query have not arrived yet, opens the best result when they arrive. */
  function enter(inNewTab: boolean) {
    const isCurrent = outcome.kind === 'found' && outcome.query === wanted;
    if (wanted !== '' && !isCurrent) waiting.current = inNewTab;
    else if (rows > 0) open(chosen, inNewTab);
  }

  useEffect(() => {
    if (waiting.current !== undefined && hits.length > 0) open(chosen, waiting.current);
    waiting.current = undefined;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome]);

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const last = rows - 1;
    const moves: Record<string, number> = {
      ArrowDown: chosen >= last ? 0 : chosen + 1,
      ArrowUp: chosen === 0 ? last : chosen - 1,
      PageDown: Math.min(chosen + 5, last),
      PageUp: Math.max(chosen - 5, 0),
    };
    const next = moves[event.key];
    if (isComposing(event)) return;
    if (next !== undefined && rows > 0) {
      event.preventDefault();
      setMoved(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter(event.ctrlKey || event.metaKey);
    }
  }

  const failed = outcome.kind === 'failed' && !working;
  return (
    <div className={styles.search}>
      <div className={styles.head}>
        <Magnifier />
        {/* Not `type="search"`: in WebKit and Chromium, Escape would empty the field instead of closing the dialog. */}
        <input
          ref={input}
          className={styles.input}
          type="text"
          name="q"
          role="combobox"
          placeholder="Search pages, fields, paths"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={rows > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={rows > 0 ? `${id}${chosen}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="go"
          spellCheck={false}
          value={query}
          onChange={({target}) => setQuery(target.value)}
          onKeyDown={onKey}
        />
        {children}
      </div>
      {found && found.counts.all > 0 && (
        <AreaFilter counts={found.counts} area={area} setArea={setArea} />
      )}
      <Results
        id={id}
        label={found ? 'Results' : 'Suggestions'}
        pages={pages}
        more={more}
        chosen={chosen}
        choose={setMoved}
        open={open}
      />
      <div className={styles.foot}>
        <p role="status">
          {/* The query is part of the text, so that screen readers also announce an unchanged number. */}
          <span className="sr-only">
            {found && found.counts.all > 0 && !working && `${query.trim()}: `}
          </span>
          <span>{statusOf({outcome, working, area})}</span>
        </p>
        {failed && (
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => {
              input.current?.focus();
              retry();
            }}
          >
            Retry
          </button>
        )}
        {!found && clear && (
          <button type="button" className="button button--secondary button--sm" onClick={clear}>
            Clear recent searches
          </button>
        )}
        {found && pages.length > 0 && (
          <a href={`${home}search?q=${encodeURIComponent(query.trim())}`}>Link to these results</a>
        )}
        {rows > 0 && (
          <p className={styles.keys}>
            <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open
          </p>
        )}
      </div>
      {found?.counts.all === 0 && (
        <p className={styles.nothing}>
          Look in the <a href={`${home}api-reference`}>API reference</a>, in the{' '}
          <a href={encodeURI(`${home}docs/PMS Specific Guides`)}>PMS guides</a>, or in the list of{' '}
          <a href={`${home}docs/not-documented-yet`}>what isn't documented yet</a>. If nothing
          helps, write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
        </p>
      )}
    </div>
  );
}
