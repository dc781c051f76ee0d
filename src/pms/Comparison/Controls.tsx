import clsx from 'clsx';
import {type ChangeEvent, type ReactNode, type Ref, useId, useState} from 'react';
import type {Choices} from '../components/columns';
import {initialValue, type Query} from './query';
import styles from './styles.module.css';

type Props = Choices & {
  query: Query;
  change(part: Record<string, string>): void;
  reset(): void;
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
 * The fields for filters and order. They are part of the served page, so that readers can use them before hydration
 * (`enteredIn`); without script they are hidden. Narrow screens show the field for the name, and a button that shows
 * the others.
 */
export default function Controls({filters, orders, query, change, reset, ref}: Props): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const changed = (keys: string[]) =>
    keys.filter((key) => (query[key] ?? '') !== initialValue(key)).length;
  const filterKeys = filters.map(({key}) => key);
  const changes = changed([...filterKeys, 'sort', 'dir']);
  const selects: Choices['filters'] = [
    ...filters.map((filter) => ({...filter, choices: [['', 'Any'] as const, ...filter.choices]})),
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
        <input type="search" {...fieldProps('q')} />
      </div>
      <button
        type="button"
        className={clsx('button button--secondary button--sm', styles.toggle)}
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
      <button
        type="button"
        className={clsx('button button--secondary button--sm', styles.reset, styles.folded)}
        disabled={changed(['q', ...filterKeys]) === 0}
        onClick={reset}
      >
        Clear filters
      </button>
    </div>
  );
}
