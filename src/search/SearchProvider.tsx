import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import LazyPart from '../components/LazyPart';
import {isChord, isShown, opensSearch} from './keys';
import {fetchData} from './load';
import dialogStyles from './Search.module.css';
import styles from './SearchProvider.module.css';

const OpenSearch = createContext<(selection?: string) => void>(() => undefined);

/** @returns what opens the search; it takes what the page has selected, for the query */
export const useOpenSearch = (): ((selection?: string) => void) => useContext(OpenSearch);

/** Until the dialog has been drawn: what it needs besides is asked for after that. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const loadResults = () => drawn().then(() => import('./SearchDialog'));

/** Longest selection that is taken for a query, in characters. */
const LONGEST = 100;

/** What the reader has selected in the page, where it can be meant as a query. */
function selected(): string {
  const text = String(window.getSelection()).trim();
  return text.length <= LONGEST && !text.includes('\n') ? text : '';
}

/** Whether keys typed now belong to a field of the page. */
function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable]') &&
    isShown(target)
  );
}

/** Keeps the page behind the dialog from scrolling, and the width that its scroll bar takes; the page is laid out anew for that. */
function lockScroll(locked: boolean) {
  // Not by a rule with `html:has()`: with such a rule every fold that opens has the browser look at the styles of the whole page again.
  Object.assign(document.documentElement.style, {
    overflow: locked ? 'hidden' : '',
    scrollbarGutter: locked ? 'stable' : '',
  });
}

type Props = {children: ReactNode};

/**
 * Stands around every page, and opens the search by `/`, by Ctrl/Cmd-K or by a box of the page. The dialog is here rather than beside
 * its box, since a page of another kind brings a navbar of its own: a search that is opened while that page is on its way must stay. It is
 * all that a page loads of the search: what is in the dialog, the engine and the index come when it is first opened.
 */
export default function SearchProvider({children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  /** Which opening it is, and what was selected then; undefined while the search is closed. */
  const [opening, setOpening] = useState<{count: number; selection: string}>();

  const open = useCallback((selection = '') => {
    const shown = dialog.current;
    if (!shown || shown.open) return;
    setOpening((last) => ({count: (last?.count ?? 0) + 1, selection}));
    shown.showModal();
    void drawn().then(() => {
      if (!shown.open) return;
      // Beside the dialog's own script, which would ask for it only later. The dialog reports a failure.
      fetchData().catch(() => undefined);
      lockScroll(true);
    });
  }, []);
  const close = () => dialog.current?.close();

  function onClose() {
    // The browser reports it late: the search may have been opened again.
    if (dialog.current?.open) return;
    setOpening(undefined);
    lockScroll(false);
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const chord = isChord(event);
      if (!opensSearch(event) || (!chord && typing(event.target))) return;
      event.preventDefault();
      if (!dialog.current?.open) open(chord ? selected() : '');
      // The chord closes what it has opened.
      else if (chord) dialog.current.close();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const closeButton = (
    <button type="button" className={dialogStyles.close} onClick={close}>
      Close
    </button>
  );

  return (
    <OpenSearch.Provider value={open}>
      {children}
      <dialog
        ref={dialog}
        aria-label="Search"
        className={styles.dialog}
        onClose={onClose}
        // It covers the page: a click beside the panel is a click on itself.
        onClick={({target}) => target === dialog.current && close()}
      >
        <div className={styles.panel}>
          {opening && (
            <LazyPart
              // Opened again before the browser has reported the closing, it begins anew too: with the last query selected.
              key={opening.count}
              load={loadResults}
              props={{typed: () => firstField.current?.value ?? '', close, closeButton}}
              // A phone shows its keyboard only for a field that gets the focus within the tap.
              meanwhile={
                <div className={dialogStyles.head}>
                  <input
                    ref={firstField}
                    autoFocus
                    className={dialogStyles.input}
                    defaultValue={opening.selection}
                    placeholder="Search pages, fields, paths"
                    aria-label="Search"
                  />
                  {closeButton}
                </div>
              }
            />
          )}
        </div>
      </dialog>
    </OpenSearch.Provider>
  );
}
