// The search field, the results and the status line, for the dialog and the search page.
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Magnifier from './Magnifier';
import type {PageHits} from './find';
import Results from './Results';
import {product} from '../../product';
import styles from './Search.module.css';
import {useSearch} from './useSearch';
import type {Outcome} from './worker';

/**
 * Whether a key controls an input method, with which the reader composes a character. Safari sends the last key, Enter,
 * after the end of the composition, with the code 229.
 */
const isComposing = ({nativeEvent, keyCode}: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

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

/** Returns the text of the status line. Screen readers announce changes of this text. */
function statusOf(query: string, outcome: Outcome | undefined): string {
  if (!outcome && query) return 'Searching …';
  if (!outcome) return 'Type a path, a field, a status code, a PMS or a question.';
  if ('error' in outcome) return `The search could not be loaded: ${outcome.error}`;
  const {count, corrected, missingWords, pages} = outcome.found;
  if (count === 0) return `Nothing matches “${outcome.query.trim()}”. Try fewer or other words.`;
  return [
    corrected && `Showing results for ${corrected}. `,
    missingWords.length > 0 && `Results without ${missingWords.join(', ')}. `,
    pages.length < count && `${pages.length} of `,
    `${count} ${count === 1 ? 'page' : 'pages'}.`,
  ]
    .filter(Boolean)
    .join('');
}

/** Renders where else to look if nothing matches. */
function Nothing(): ReactNode {
  const home = useBaseUrl('/');
  return (
    <p className={styles.nothing}>
      It may be among <a href={`${home}docs/not-documented-yet`}>what isn't documented yet</a>. If
      nothing helps, write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
    </p>
  );
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
  /** Index of the row that the reader chose with the arrow keys or the mouse. */
  const [moved, setMoved] = useState<number>();
  const wanted = query.trim() === '' ? '' : query;
  const {outcome, retry} = useSearch(wanted);
  /** Defined if the reader pressed Enter before the results arrived. True means: open a new tab. */
  const waiting = useRef<boolean>(undefined);

  useEffect(() => {
    setMoved(undefined);
    waiting.current = undefined;
  }, [wanted]);

  const found = outcome && 'found' in outcome ? outcome.found : undefined;
  const pages = found?.pages ?? (wanted === '' ? suggested : []);
  const hits = pages.flatMap((page) => page.hits);
  const rows = hits.length;
  // New results may have fewer rows.
  const chosen = Math.min(moved ?? pages[0]?.best ?? 0, Math.max(rows - 1, 0));

  function openChosen(inNewTab: boolean) {
    const {url} = hits[chosen] ?? {};
    if (url && inNewTab) window.open(url, '_blank', 'noopener');
    else if (url) go(url);
  }

  useEffect(() => {
    if (waiting.current !== undefined) openChosen(waiting.current);
    waiting.current = undefined;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome]);

  function onKey(event: KeyboardEvent<HTMLElement>) {
    if (isComposing(event)) return;
    const {key, ctrlKey, metaKey} = event;
    if (key === 'Enter') {
      event.preventDefault();
      // If the results of the query have not arrived yet, opens the best result when they arrive.
      if (wanted !== '' && outcome?.query !== wanted) waiting.current = ctrlKey || metaKey;
      else openChosen(ctrlKey || metaKey);
    } else if (rows > 0 && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setMoved((chosen + (key === 'ArrowDown' ? 1 : rows - 1)) % rows);
    }
  }

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
      <Results
        id={id}
        label={found ? 'Results' : 'Suggestions'}
        pages={pages}
        chosen={chosen}
        choose={setMoved}
        open={({url}) => go(url)}
      />
      <div className={styles.foot}>
        <p role="status">
          {/* The query is part of the text, so that screen readers also announce an unchanged number. */}
          <span className="sr-only">{rows > 0 && outcome && `${outcome.query.trim()}: `}</span>
          <span>{statusOf(wanted, outcome)}</span>
        </p>
        {outcome && !found && (
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
        {found && rows > 0 && (
          <a href={`${home}search?q=${encodeURIComponent(query.trim())}`}>Link to these results</a>
        )}
        {rows > 0 && (
          <p className={styles.keys}>
            <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open
          </p>
        )}
      </div>
      {found?.count === 0 && <Nothing />}
    </div>
  );
}
