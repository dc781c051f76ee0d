import {
  createContext,
  type KeyboardEvent as Pressed,
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
import type {Early} from './SearchDialog';
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

/**
 * Keeps the focus among what is shown: from the last stop of the tabulator to the first, and back. It goes from stop to stop here, since
 * Safari as it comes leaves buttons and links out, and would go on to a field of the page behind.
 */
function keepFocus(event: Pressed<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>(
    'input:not([type="radio"]), input:checked, button, a[href]:not([tabindex="-1"])',
  );
  const present = [...stops].findIndex((stop) => stop === document.activeElement);
  const next = (present + (event.shiftKey ? stops.length - 1 : 1)) % stops.length;
  event.preventDefault();
  stops[next]?.focus();
}

/**
 * Gives the focus back to the open dialog when a script puts it elsewhere: Docusaurus puts it at the top of a page that has just come,
 * which may be after the reader has opened the search again. Nothing behind a popover is inert.
 *
 * @returns what ends it
 */
function holdFocus(dialog: HTMLElement): () => void {
  function onFocus({target}: FocusEvent) {
    if (!dialog.matches(':popover-open') || dialog.contains(target as Node)) return;
    dialog.querySelector('input')?.focus();
  }
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}

type Props = {children: ReactNode};

/**
 * Stands around every page, and opens the search by `/`, by Ctrl/Cmd-K or by a box of the page. The dialog is here rather than beside
 * its box, since a page of another kind brings a navbar of its own: a search that is opened while that page is on its way must stay. It is
 * all that a page loads of the search: what is in the dialog, the engine and the index come when it is first opened.
 */
export default function SearchProvider({children}: Props): ReactNode {
  /** Which opening it is; 0 while it is closed. */
  const [opening, setOpening] = useState(0);
  const dialog = useRef<HTMLDivElement>(null);
  const early = useRef<HTMLInputElement>(null);
  /** Whether what stands in the early field was sent off with Enter. */
  const entered = useRef(false);
  const [selection, setSelection] = useState('');
  // What is in it goes only after the browser has given the focus back to where it was.
  const close = useCallback(() => dialog.current?.hidePopover(), []);
  const open = useCallback((text = '') => {
    entered.current = false;
    setSelection(text);
    setOpening((count) => count + 1);
  }, []);
  const typed = useCallback(
    (): Early => ({text: early.current?.value ?? selection, entered: entered.current}),
    [selection],
  );

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const chord = isChord(event);
      if (!opensSearch(event) || (!chord && typing(event.target))) return;
      event.preventDefault();
      if (!dialog.current?.matches(':popover-open')) {
        open(chord ? selected() : '');
      } else if (chord) {
        // The chord closes what it has opened.
        close();
      }
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close, open]);

  useEffect(() => {
    const shown = dialog.current;
    if (opening === 0 || !shown) return undefined;
    shown.showPopover();
    early.current?.focus();
    const letGo = holdFocus(shown);
    const {style} = document.documentElement;
    let wanted = true;
    void drawn().then(() => {
      if (!wanted) return;
      // Beside the dialog's own script, which would ask for it only later. The dialog tells of a failure.
      fetchData().catch(() => undefined);
      // The page behind keeps its place, and the width that its scroll bar takes; it is laid out anew for that. Not by a rule with
      // `html:has()`: with such a rule every fold that opens has the browser look at the styles of the whole page again.
      Object.assign(style, {overflow: 'hidden', scrollbarGutter: 'stable'});
    });
    return () => {
      wanted = false;
      letGo();
      Object.assign(style, {overflow: '', scrollbarGutter: ''});
    };
  }, [opening]);

  return (
    <OpenSearch.Provider value={open}>
      {children}
      {/* Not a modal dialog of the browser: to make a long page inert takes a phone a tenth of a second, before the first frame. */}
      <div
        ref={dialog}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label="Search"
        className={styles.dialog}
        onToggle={({newState}) => newState === 'closed' && setOpening(0)}
        onKeyDown={keepFocus}
        // It covers the page; a click beside the panel is a click on itself, and must not take the focus from where it is returned from.
        onMouseDown={(event) => event.target === dialog.current && event.preventDefault()}
        onClick={({target}) => target === dialog.current && close()}
      >
        <div className={styles.panel}>
          {opening > 0 && (
            <LazyPart
              // Opened again before the browser has told of the closing, it begins anew too: with the last query selected.
              key={opening}
              load={loadResults}
              props={{close, typed}}
              // Takes what is typed before the dialog's own field is there, which then starts with it.
              meanwhile={
                <div className={dialogStyles.head}>
                  <input
                    ref={early}
                    className={dialogStyles.input}
                    type="text"
                    defaultValue={selection}
                    placeholder="Search pages, fields, paths"
                    aria-label="Search"
                    autoComplete="off"
                    spellCheck={false}
                    onKeyDown={({key, nativeEvent}) => {
                      if (key === 'Enter' && !nativeEvent.isComposing) entered.current = true;
                    }}
                    onInput={() => {
                      entered.current = false;
                    }}
                  />
                  <button type="button" className={dialogStyles.close} onClick={close}>
                    Close
                  </button>
                </div>
              }
            />
          )}
        </div>
      </div>
    </OpenSearch.Provider>
  );
}
