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
import {startEngine} from './client';
import Magnifier from './Magnifier';
import dialogStyles from './Search.module.css';
import styles from './SearchProvider.module.css';

const OpenSearch = createContext<(selection?: string) => void>(() => undefined);

/** Returns a function that opens the search, optionally with a query. */
export const useOpenSearch = (): ((selection?: string) => void) => useContext(OpenSearch);

/** Resolves after the next paint. Everything else is loaded after the dialog has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const loadResults = () => painted().then(() => import('./SearchDialog'));

/** Maximum length of a selection that is used as the query, in characters. */
const LONGEST = 100;

/** Returns the text selected on the page, if it is short enough for a query. */
function selected(): string {
  const text = String(window.getSelection()).trim();
  return text.length <= LONGEST && !text.includes('\n') ? text : '';
}

/** Whether a key is Ctrl-K or Cmd-K, which toggles the search. */
const isChord = ({key, ctrlKey, metaKey}: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/**
 * Whether an element is a visible input. After a dialog is closed, its input keeps the focus until the next frame.
 */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable]') &&
    target.getClientRects().length > 0
  );
}

/**
 * Stops the page behind the dialog from scrolling, and reserves the width of its scroll bar. This invalidates the
 * layout of the page.
 */
function lockScroll(locked: boolean) {
  // A rule with `html:has()` would make the browser recompute all styles whenever a `<details>` element opens.
  Object.assign(document.documentElement.style, {
    overflow: locked ? 'hidden' : '',
    scrollbarGutter: locked ? 'stable' : '',
  });
}

/**
 * Makes an open dialog modal. The browser then recomputes the styles of the whole page, so the dialog is shown before
 * that, to respond to the click at once.
 */
function makeModal(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  dialog.close();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}

type Props = {children: ReactNode};

/**
 * Provides the search dialog, which opens with `/`, Ctrl/Cmd-K or the search box of a page. It is mounted in Root and
 * not in the navbar, because a navigation may replace the navbar, and the dialog must stay open. Its content, the
 * engine and the index are loaded when it is first opened.
 */
export default function SearchProvider({children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  /** How often the search was opened, and the selected text; undefined while it is closed. */
  const [opening, setOpening] = useState<{count: number; selection: string}>();

  const open = useCallback((selection = '') => {
    const shown = dialog.current;
    if (!shown || shown.open) return;
    setOpening((last) => ({count: (last?.count ?? 0) + 1, selection}));
    shown.show();
    void painted().then(() => {
      if (!shown.open) return;
      makeModal(shown);
      // In parallel with the script of the dialog, which reports a failure.
      startEngine();
      lockScroll(true);
    });
  }, []);
  const close = () => dialog.current?.close();

  function onClose() {
    // The close event is asynchronous: the search may have been opened again.
    if (dialog.current?.open) return;
    setOpening(undefined);
    lockScroll(false);
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const chord = isChord(event);
      if (!chord && (event.key !== '/' || isField(event.target))) return;
      event.preventDefault();
      if (!dialog.current?.open) open(chord ? selected() : '');
      else if (chord) dialog.current.close();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const closeButton = (
    <button type="button" className={dialogStyles.close} onClick={close}>
      Close <kbd>Esc</kbd>
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
        // The dialog covers the page, so a click outside the panel has the dialog as target.
        onClick={({target}) => target === dialog.current && close()}
      >
        <div className={styles.panel}>
          {opening && (
            <LazyPart
              // Remounts when it is opened again before the close event, so that the last query is selected.
              key={opening.count}
              load={loadResults}
              props={{typed: () => firstField.current?.value ?? '', close, closeButton}}
              // Phones show the keyboard only if a field is focused during the tap.
              fallback={
                <div className={dialogStyles.head}>
                  <Magnifier />
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
