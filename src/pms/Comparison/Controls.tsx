import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import type {Choices} from '../components/columns';
import styles from './styles.module.css';

type Props = Choices & {
  /** How many filters and orders differ from the served page. */
  changes: number;
};

/**
 * The fields to filter and sort by, which the form around them reads and fills. Without script they are hidden. Cards
 * have no column headings to sort by, so on narrow screens a button opens all fields but the one for the name.
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
      data-mdast="ignore"
      aria-label="Filter and sort the systems"
    >
      <div className={styles.control}>
        <label htmlFor="pms-q">PMS</label>
        <input id="pms-q" name="q" type="search" placeholder="smoobu, mews" autoComplete="off" />
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
          <select id={`pms-${key}`} name={key} autoComplete="off">
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
