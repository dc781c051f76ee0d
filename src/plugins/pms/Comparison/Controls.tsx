import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import type {Choices} from '../components/columns';
import styles from './styles.module.css';

type Props = Choices & {
  /** Number of filters and sort settings that differ from their defaults. */
  changes: number;
};

/**
 * Renders the filter and sort fields of the comparison. The parent form reads and fills the fields. Without JavaScript,
 * the fields are hidden. Narrow screens show only the name field, and a button that shows the other fields. On wide
 * screens, the column headers replace the sort fields.
 */
export default function Controls({filters, orders, changes}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const order: Choices['filters'] = [
    {key: 'sort', label: 'Sort by', choices: orders},
    {
      key: 'dir',
      label: 'Order',
      choices: [
        ['asc', 'Ascending'],
        ['desc', 'Descending'],
      ],
    },
  ];
  const selects = [
    ...filters.map((filter) => ({...filter, choices: [['', 'Any'] as const, ...filter.choices]})),
    ...order,
  ];
  return (
    <div
      className={clsx(styles.controls, open && styles.open)}
      role="search"
      data-ignore="all"
      aria-label="Filter and sort the systems"
    >
      <div className={styles.control}>
        <label htmlFor="pms-q">PMS</label>
        <input id="pms-q" name="q" type="search" placeholder="smoobu, mews" />
      </div>
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Filter and sort{changes > 0 && ` (${changes})`}
      </button>
      {selects.map(({key, label, choices}) => (
        <div key={key} className={clsx(styles.control, styles.folded)}>
          <label htmlFor={`pms-${key}`}>{label}</label>
          <select id={`pms-${key}`} name={key}>
            {choices.map(([value, text]) => (
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
