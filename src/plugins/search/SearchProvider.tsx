// Provides the search dialog of all pages. Readers open it by keyboard, and components through `useOpenSearch`.
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import LazyPart from '../../components/LazyPart';
import {startWorker} from './client';
import Magnifier from './Magnifier';
import dialogStyles from './Search.module.css';
import {isChord, isSlash} from './shortcuts';
import styles from './SearchProvider.module.css';

const OpenSearch = createContext<(selection?: string) => void>(() => undefined);

/** Returns a function that opens the search, optionally with a query. */
export const useOpenSearch = (): ((selection?: string) => void) => useContext(OpenSearch);

/** Resolves after the next paint. The browser paints the dialog before it loads the parts of the search. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const loadResults = () => painted().then(() => import('./SearchDialog'));

/** Maximum length of a selection that is used as the query, in characters. */
const LONGEST = 100;

/** Returns the text selected on the page, or an empty text if the selection is too long for a query. */
function selected(): string {
  const text = String(window.getSelection()).trim();
  return text.length <= LONGEST && !text.includes('\n') ? text : '';
}

/**
 * Whether an element is a visible input. The input of a closed dialog is invisible, but keeps the focus for one frame.
 */
function isField(target: unknown): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable]') &&
    target.getClientRects().length > 0
  );
}

/**
 * Locks or unlocks scrolling of the page. Padding replaces the scroll bar: a dialog does not cover a scrollbar gutter.
 * Invalidates the page's layout.
 */
function lockScroll(locked: boolean) {
  const {style, clientWidth} = document.documentElement;
  // With a rule for `html:has()` instead, the browser would recompute all styles when a `<details>` element opens.
  Object.assign(style, {
    paddingInlineEnd: locked ? `${innerWidth - clientWidth}px` : '',
    overflow: locked ? 'hidden' : '',
  });
}

/**
 * Makes an open dialog modal. The browser then recomputes the styles of the whole page. The dialog first opens without
 * being modal, so that the page responds to the click at once.
 */
function makeModal(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  dialog.close();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}

type Props = {children: ReactNode};

/**
 * Provides the search dialog, which opens with `/`, Ctrl/Cmd-K or the search box of a page. Root renders this
 * component, because a navigation may replace the navbar, and the dialog must stay open. The content of the dialog, the
 * engine and the index are loaded when the dialog first opens.
 */
export default function SearchProvider({children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  /** Undefined while the dialog is closed. `count` grows if the dialog opens again before its close event. */
  const [opening, setOpening] = useState<{count: number; selection: string}>();

  const open = useCallback((selection = '') => {
    const shown = dialog.current;
    if (!shown || shown.open) return;
    setOpening((last) => ({count: (last?.count ?? 0) + 1, selection}));
    shown.show();
    void painted().then(() => {
      if (!shown.open) return;
      makeModal(shown);
      // Starts the engine while the script of the dialog loads. The dialog reports failures of the engine.
      startWorker();
      lockScroll(true);
    });
  }, []);
  const close = () => dialog.current?.close();

  // Without this listener, the dialog would stay open above the page to which Back leads.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  function onClose() {
    // The close event is asynchronous, so the reader may have opened the search again.
    if (dialog.current?.open) return;
    setOpening(undefined);
    lockScroll(false);
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const chord = isChord(event);
      // The target of an event in a web component would be the component, not its field.
      if (!chord && (!isSlash(event) || isField(event.composedPath()[0]))) return;
      event.preventDefault();
      if (!dialog.current?.open) open(chord ? selected() : '');
      else if (chord) dialog.current.close();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const closeButton = (
    <button type="button" className="small-button" onClick={close}>
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
        // The dialog covers the page, so the target of a click outside the panel is the dialog.
        onClick={({target}) => target === dialog.current && close()}
      >
        <div className={styles.panel}>
          {opening && (
            <LazyPart
              // Remounts the content if the dialog opens again before its close event, to select the last query.
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
