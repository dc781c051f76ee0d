import clsx from 'clsx';
import {type ChangeEvent, type ReactNode, type Ref, useId, useState} from 'react';
import type {Choices} from '../components/columns';
import {initialValue, type Query} from './query';
import styles from './styles.module.css';

type Props = Choices & {
  query: Query;
  change(part: Record<string, string>): void;
  ref: Ref<HTMLDivElement>;
};

/**
 * @param controls the element of `Controls`
 * @returns the fields that differ from the served page, by name
 */
export function enteredIn(controls: HTMLElement): Record<string, string> {
  const fields = controls.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
  return Object.fromEntries(
    [...fields]
      .map(({name, value}) => [name, value] as const)
      .filter(([name, value]) => value !== initialValue(name)),
  );
}

/**
 * The fields to filter and sort by. They are in the served HTML, so that readers can use them before hydration
 * (`enteredIn`); without script they are hidden. Cards have no column headings to sort by, so on narrow screens a
 * button opens all fields but the one for the name.
 */
export default function Controls({filters, orders, query, change, ref}: Props): ReactNode {
  const id = useId();
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
  const changes = selects.filter(({key}) => (query[key] ?? '') !== initialValue(key)).length;
  const fieldProps = (key: string) => ({
    id: id + key,
    name: key,
    autoComplete: 'off',
    value: query[key] ?? '',
    onChange: ({target}: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({[key]: target.value}),
  });
  return (
    <div
      ref={ref}
      className={clsx(styles.controls, open && styles.open)}
      role="search"
      data-mdast="ignore"
      aria-label="Filter and sort the systems"
    >
      <div className={styles.control}>
        <label htmlFor={`${id}q`}>PMS</label>
        <input type="search" placeholder="smoobu, mews" {...fieldProps('q')} />
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
          <label htmlFor={id + key}>{label}</label>
          <select {...fieldProps(key)}>
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
