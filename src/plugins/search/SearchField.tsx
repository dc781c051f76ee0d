import type {ComponentProps, ReactNode} from 'react';
import Magnifier from './Magnifier';
import styles from './Search.module.css';

type Props = ComponentProps<'input'> & {
  /** Whether the field has a button that closes the dialog around it. */
  inDialog: boolean;
};

/** Renders the search field. */
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
