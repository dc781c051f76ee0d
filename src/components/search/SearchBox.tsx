import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import LazyPart from '../LazyPart';
import styles from './SearchBox.module.css';
import {fetchData} from './load';
import dialogStyles from './Search.module.css';

const loadResults = () => import('./SearchDialog');

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
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

/**
 * The box in the navbar. It is all that a page loads of the search: the dialog, the engine and the index come when it is first
 * opened, by click, by `/` or by Ctrl/Cmd-K.
 */
export default function SearchBox(): ReactNode {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const early = useRef<HTMLInputElement>(null);
  const [selection, setSelection] = useState('');
  const close = useCallback(() => setOpen(false), []);
  const typed = useCallback(() => early.current?.value ?? selection, [selection]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const slash = event.key === '/' && !typing(event.target);
      const chord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!slash && !chord) return;
      event.preventDefault();
      setSelection(chord ? selected() : '');
      // The chord closes what it has opened.
      setOpen((was) => !(was && chord));
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    // Beside the dialog's own script, which would ask for it only later. The dialog tells of a failure.
    fetchData().catch(() => undefined);
    // The page behind keeps its place, and the width that its scroll bar takes. Not by `html:has(dialog[open])`: with such a rule
    // every fold that opens has the browser look at the styles of the whole page again.
    const {style} = document.documentElement;
    Object.assign(style, {overflow: 'hidden', scrollbarGutter: 'stable'});
    return () => {
      Object.assign(style, {overflow: '', scrollbarGutter: ''});
    };
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => {
          setSelection('');
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={styles.word}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Search"
        onClose={close}
        // A click on the backdrop is a click on the dialog itself; its content covers the rest.
        onClick={({target}) => target === dialog.current && close()}
      >
        {open && (
          <LazyPart
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
                />
                <button type="button" className={dialogStyles.close} onClick={close}>
                  Close
                </button>
              </div>
            }
          />
        )}
      </dialog>
    </>
  );
}
