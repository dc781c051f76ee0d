import type {ComponentProps, ReactNode} from 'react';
import styles from './Search.module.css';

type Props = ComponentProps<'input'> & {
  /** Whether the field has a button that closes the dialog around it. */
  inDialog: boolean;
};

export function Magnifier(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

export default function SearchField({inDialog, ...input}: Props): ReactNode {
  return (
    <div className={styles.head}>
      <Magnifier />
      {/* Not `type="search"`: in WebKit and Chromium, Escape would empty the field instead of closing the dialog. */}
      <input
        className={styles.input}
        placeholder="Search pages, fields, paths"
        aria-label="Search"
        // Phones show the keyboard only if a field is focused during the tap on the search box.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog has the focus
        autoFocus={inDialog}
        {...input}
      />
      {inDialog && (
        <form method="dialog">
          <button type="submit" className="small-button">
            Close <kbd>Esc</kbd>
          </button>
        </form>
      )}
    </div>
  );
}
