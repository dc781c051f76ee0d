import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Filter} from './tables/columns';
import styles from './styles.module.css';

type Props = {
  filters: Filter[];
  /** Number of filters that are set. */
  active: number;
  /** Whether narrow screens show all filters. */
  open: boolean;
  onOpen(open: boolean): void;
};

/**
 * Renders the filters of the comparison. The parent form reads and fills the fields. Without JavaScript, the fields are
 * hidden. Narrow screens show only the name field, and a button that shows the other fields.
 */
export default function Controls({filters, active, open, onOpen}: Props): ReactNode {
  return (
    <div
      className={clsx(styles.controls, open && styles.open)}
      role="search"
      data-ignore="all"
      aria-label="Filter the systems"
    >
      <div className={styles.control}>
        <label htmlFor="pms-q">PMS</label>
        <input id="pms-q" name="q" type="search" placeholder="smoobu, mews" />
      </div>
      <button
        type="button"
        className="button button--secondary"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        {`Filters${active > 0 ? ` (${active})` : ''}`}
      </button>
      {filters.map(({key, label, choices}) => (
        <div key={key} className={clsx(styles.control, styles.folded)}>
          <label htmlFor={`pms-${key}`}>{label}</label>
          <select id={`pms-${key}`} name={key}>
            <option value="">Any</option>
            {Object.entries(choices).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}
