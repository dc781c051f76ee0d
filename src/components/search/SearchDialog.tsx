import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {type Hit, search} from './engine';
import styles from './SearchDialog.module.css';

type State =
  {kind: 'idle'} | {kind: 'hits'; query: string; hits: Hit[]} | {kind: 'failed'; message: string};

type Props = {
  close: () => void;
  /** What was typed before this part was there. */
  typed: () => string;
};

/** Query, results and keys of the search. The query has the focus throughout; arrows move the choice. */
export default function SearchDialog({close, typed}: Props): ReactNode {
  const history = useHistory();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(typed);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({kind: 'idle'});
  const [chosen, setChosen] = useState(0);
  const hits = state.kind === 'hits' ? state.hits : [];

  // Before the paint, so that no letter falls between the field that was here before and this one.
  useLayoutEffect(() => input.current?.focus(), []);

  useEffect(() => {
    const wanted = query.trim();
    let current = true;
    if (!wanted) {
      setState({kind: 'idle'});
      return undefined;
    }
    search(wanted).then(
      (found) => {
        if (!current || !found) return;
        setState({kind: 'hits', query: wanted, hits: found});
        setChosen(0);
      },
      (error: Error) => current && setState({kind: 'failed', message: error.message}),
    );
    return () => {
      current = false;
    };
  }, [query, attempt]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [chosen]);

  function go(hit: Hit) {
    close();
    history.push(hit.url);
  }

  function onKey(event: KeyboardEvent) {
    const last = hits.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: chosen === last ? 0 : chosen + 1,
      ArrowUp: chosen === 0 ? last : chosen - 1,
      PageDown: Math.min(chosen + 5, last),
      PageUp: Math.max(chosen - 5, 0),
    };
    const next = moves[event.key];
    const hit = hits[chosen];
    if (next !== undefined && hits.length > 0) {
      event.preventDefault();
      setChosen(next);
    } else if (event.key === 'Enter' && hit) {
      event.preventDefault();
      go(hit);
    }
  }

  return (
    <>
      <div className={styles.head}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          role="combobox"
          placeholder="Search pages, fields, paths"
          aria-label="Search"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={hits.length > 0 ? `${id}${chosen}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({target}) => setQuery(target.value)}
          onKeyDown={onKey}
        />
        <button type="button" className={styles.close} onClick={close}>
          Close
        </button>
      </div>
      <div ref={list} id={`${id}list`} role="listbox" aria-label="Results" className={styles.list}>
        {hits.map((hit, index) => (
          <a
            key={hit.url}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            href={hit.url}
            className={clsx(styles.hit, index === chosen && styles.chosen)}
            onMouseMove={() => setChosen(index)}
            onClick={(event) => {
              // A click that asks for a new tab stays with the browser.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              go(hit);
            }}
          >
            <span className={styles.title}>{hit.title}</span>
            {hit.section && <span className={styles.section}>{hit.section}</span>}
            <span className={styles.excerpt} dangerouslySetInnerHTML={{__html: hit.excerpt}} />
          </a>
        ))}
      </div>
      <div className={styles.note} role="status">
        {state.kind === 'idle' && 'Type a path, a field, an error number, a PMS or a concept.'}
        {state.kind === 'hits' &&
          (hits.length === 0
            ? `Nothing matches “${state.query}”. Try fewer or other words.`
            : `${hits.length} ${hits.length === 1 ? 'result' : 'results'}: arrows to choose, Enter to open.`)}
        {state.kind === 'failed' && (
          <>
            The search index could not be loaded: {state.message}{' '}
            <button
              type="button"
              className="button button--primary button--sm"
              onClick={() => setAttempt((count) => count + 1)}
            >
              Retry
            </button>
          </>
        )}
      </div>
    </>
  );
}
