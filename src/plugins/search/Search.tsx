// The search field, the results and the status line, for the dialog and the search page.
import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import type {Hit} from './find';
import Results from './Results';
import SearchField from './SearchField';
import styles from './Search.module.css';
import {suggestionsFor} from './suggestions';
import {useSearch} from './useSearch';
import type {Outcome} from './worker';

/** Maximum number of pages in the dialog, and on the search page. */
const [MOST_IN_DIALOG, MOST_ON_PAGE] = [12, 50];

/** Number of recent queries that the browser keeps. */
const MOST_RECENT = 5;

/** The code of all keys that control an input method, with which the reader composes a character. */
const COMPOSING = 229;

type Props = {
  /** Returns the text that the field begins with. */
  typed: () => string;
  /** Called when the reader changes the query, which has no spaces around it. */
  onQuery?: (query: string) => void;
  /** Whether the search is in a dialog. Then it has the focus, a button to close it, and suggestions. */
  inDialog?: boolean;
};

/** Returns the text of the status line. Screen readers announce changes of this text. */
function statusOf(wanted: string, outcome: Outcome | undefined): string {
  if (wanted === '') return 'Type a path, a field, a status code, a PMS or a question.';
  if (!outcome) return 'Searching …';
  const {query, found, error} = outcome;
  if (!found) return `The search could not be loaded: ${error}`;
  const {count, corrected, missingWords, pages} = found;
  if (count === 0) return `Nothing matches “${query.trim()}”. Try fewer or other words.`;
  return [
    corrected && `Showing results for ${corrected}. `,
    missingWords.length > 0 && `Results without ${missingWords.join(', ')}. `,
    pages.length < count && `${pages.length} of `,
    `${count} ${count === 1 ? 'page' : 'pages'}.`,
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Renders the search field and the results, and handles the keyboard. The focus stays in the field; arrow keys change
 * the chosen row.
 */
export default function Search({typed, onQuery, inDialog = false}: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(typed);
  /** Index of the row that the reader chose with the arrow keys or the mouse. */
  const [moved, setMoved] = useState<number>();
  /** The query for which the reader pressed Enter before the results arrived. */
  const entered = useRef<string>(undefined);
  // Recent queries, of which a result was opened, the last one first, in a line each.
  const [stored, storage] = useStorageSlot('search.recent');
  const recent = stored?.split('\n') ?? [];

  const wanted = query.trim() === '' ? '' : query;
  const {outcome, retry} = useSearch(wanted, inDialog ? MOST_IN_DIALOG : MOST_ON_PAGE);
  const found = outcome?.found;
  const hasNone = found?.count === 0;
  const suggests = hasNone || (inDialog && wanted === '');
  const pages = suggests ? suggestionsFor(recent, hasNone) : (found?.pages ?? []);
  const rows = pages.flatMap(({hits}) => hits).length;
  // New results may have fewer rows. Enter opens no row that is not a result, unless the reader chose it.
  const first = hasNone ? -1 : (pages[0]?.best ?? 0);
  const chosen = Math.min(moved ?? first, Math.max(rows - 1, 0));

  function change(text: string) {
    setQuery(text);
    setMoved(undefined);
    entered.current = undefined;
    onQuery?.(text.trim());
  }

  function openChosen(inNewTab = false) {
    const row = document.getElementById(`${id}${chosen}`);
    if (inNewTab && row instanceof HTMLAnchorElement) window.open(row.href, '_blank', 'noopener');
    else row?.click();
  }

  useEffect(() => {
    if (outcome && outcome.query === entered.current) openChosen();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome]);

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const {key, keyCode, ctrlKey, metaKey} = event;
    if (keyCode === COMPOSING) return;
    if (key === 'Enter') {
      event.preventDefault();
      if (outcome?.query === wanted || wanted === '') openChosen(ctrlKey || metaKey);
      else entered.current = wanted;
    } else if (rows > 0 && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setMoved(key === 'ArrowDown' ? (chosen + 1) % rows : (chosen > 0 ? chosen : rows) - 1);
    }
  }

  function onOpen(hit: Hit) {
    const used = query.trim();
    if (hit.query) {
      change(hit.query);
      // The click took the focus.
      input.current?.focus();
    } else if (used !== '' && !hasNone) {
      storage.set([...new Set([used, ...recent])].slice(0, MOST_RECENT).join('\n'));
    }
  }

  /** Renders a button that gives the focus back to the field, but not on touch screens, where a keyboard would open. */
  const button = (label: string, act: () => void) => (
    <button
      type="button"
      className="button button--secondary button--sm"
      onClick={() => {
        if (matchMedia('(hover: hover)').matches) input.current?.focus({preventScroll: true});
        act();
      }}
    >
      {label}
    </button>
  );

  return (
    <div className={clsx(styles.search, (hasNone || !inDialog) && styles.statusFirst)}>
      <SearchField
        inDialog={inDialog}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={rows > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={rows > 0 && chosen >= 0 ? `${id}${chosen}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="go"
        spellCheck={false}
        value={query}
        onChange={({target}) => change(target.value)}
        onKeyDown={onKey}
      />
      <Results id={id} pages={pages} chosen={chosen} choose={setMoved} onOpen={onOpen} />
      <div className={styles.foot}>
        <p role="status">
          {/* The query is part of the text, so that screen readers also announce an unchanged number. */}
          <span className="sr-only">{found && !hasNone && `${outcome.query.trim()}: `}</span>
          <span>{statusOf(wanted, outcome)}</span>
        </p>
        {outcome?.error && button('Retry', retry)}
        {suggests && recent.length > 0 && button('Clear recent searches', storage.del)}
        {inDialog && found && found.count > 1 && (
          <Link to={`/search?q=${encodeURIComponent(query.trim())}`}>
            {`See ${found.count > MOST_ON_PAGE ? `the first ${MOST_ON_PAGE}` : `all ${found.count}`} results`}
          </Link>
        )}
        {rows > 0 && !hasNone && (
          <p className={styles.keys}>
            <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open
          </p>
        )}
      </div>
    </div>
  );
}
