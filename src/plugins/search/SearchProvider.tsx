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

const OpenSearch = createContext<() => void>(() => undefined);

/** Returns a function that opens the search. */
export const useOpenSearch = (): (() => void) => useContext(OpenSearch);

/** Resolves after the next paint. The browser paints the dialog before it loads the parts of the search. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const loadResults = () => painted().then(() => import('./SearchDialog'));

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
  /** 0 while the dialog is closed. Grows if the dialog opens again before its close event. */
  const [openings, setOpenings] = useState(0);

  const open = useCallback(() => {
    const shown = dialog.current;
    if (!shown || shown.open) return;
    setOpenings((count) => count + 1);
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
    setOpenings(0);
    lockScroll(false);
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const chord = isChord(event);
      // The target of an event in a web component would be the component, not its field.
      if (!chord && (!isSlash(event) || isField(event.composedPath()[0]))) return;
      event.preventDefault();
      if (!dialog.current?.open) open();
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
          {openings > 0 && (
            <LazyPart
              // Empties the search if the dialog opens again before its close event.
              key={openings}
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
