// Provides the search dialog of all pages. Readers open it by keyboard, and components through `useOpenSearch`.
import {useLocation} from '@docusaurus/router';
import {createContext, type ReactNode, useContext, useEffect, useRef, useState} from 'react';
import LazyPart from '../../components/LazyPart';
import SearchField from './SearchField';
import {isChord, isSlash} from './shortcuts';
import styles from './SearchProvider.module.css';
import {startWorker} from './useSearch';

const OpenSearch = createContext<() => void>(() => undefined);

/** Returns a function that opens the search. */
export const useOpenSearch = (): (() => void) => useContext(OpenSearch);

/** Resolves after the next paint. The browser paints the dialog before it loads the parts of the search. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Loads the content of the dialog, and meanwhile starts the engine, whose failures the content reports. */
async function loadSearch() {
  await painted();
  startWorker();
  return import('./Search');
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
 * Provides the search dialog, which opens with `/`, Ctrl/Cmd-K or the search box of a page. Root renders this
 * component, because a navigation may replace the navbar, and the dialog must stay open. The content of the dialog, the
 * engine and the index are loaded when the dialog first opens.
 */
export default function SearchProvider({children}: {children: ReactNode}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  /** 0 while the dialog is closed. Grows if the dialog opens again before its close event. */
  const [openings, setOpenings] = useState(0);
  const location = useLocation();

  async function open() {
    const shown = dialog.current;
    if (!shown || shown.open) return;
    setOpenings((count) => count + 1);
    // First not modal, so that the page responds to the click at once: for a modal dialog, the browser recomputes the
    // styles of the whole page.
    shown.show();
    await painted();
    if (!shown.open) return;
    shown.close();
    shown.showModal();
  }

  // Closes the dialog when the reader opens a result or goes back.
  useEffect(() => dialog.current?.close(), [location]);

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
  });

  return (
    <OpenSearch.Provider value={open}>
      {children}
      <dialog
        ref={dialog}
        aria-label="Search"
        className={styles.dialog}
        // The close event is asynchronous, so the reader may have opened the search again.
        onClose={() => dialog.current?.open || setOpenings(0)}
        // The dialog covers the page, so the target of a click outside the panel is the dialog.
        onClick={({target}) => target === dialog.current && dialog.current.close()}
      >
        <div className={styles.panel}>
          {openings > 0 && (
            <LazyPart
              // Empties the search if the dialog opens again before its close event.
              key={openings}
              load={loadSearch}
              props={{typed: () => firstField.current?.value ?? '', inDialog: true}}
              fallback={<SearchField ref={firstField} inDialog />}
            />
          )}
        </div>
      </dialog>
    </OpenSearch.Provider>
  );
}
