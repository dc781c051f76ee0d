import clsx from 'clsx';
import {type ReactNode, type Ref, useId, useState} from 'react';
import {
  authenticationMethods,
  nothing,
  resources,
  supportValues,
  testAccounts,
  webhookSetups,
} from '../model/vocabulary';
import {everything, formatQuery, type Query, withoutFilters} from './query';
import styles from './styles.module.css';

type Choice = readonly [value: string, label: string];

const resourceLabels = Object.fromEntries(
  Object.entries(resources).map(([key, {label}]) => [key, label]),
);

/** The labels are those of the columns, and the choices those of the cells. */
const filters: {key: keyof Query; label: string; choices: Choice[]}[] = [
  {key: 'auth', label: 'Authentication', choices: Object.entries(authenticationMethods)},
  {
    key: 'supply',
    label: 'You supply',
    choices: [
      ['owner', nothing],
      ['both', 'Credentials'],
    ],
  },
  {key: 'webhooks', label: 'Webhooks through Calry', choices: Object.entries(webhookSetups)},
  {key: 'test', label: 'Test account', choices: Object.entries(testAccounts)},
  {key: 'rooms', label: 'Room types or units', choices: Object.entries(supportValues)},
  {key: 'has', label: 'API resource', choices: Object.entries(resourceLabels)},
];

const orders: Choice[] = [
  ['name', 'PMS'],
  ['auth', 'Authentication'],
  ['webhooks', 'Webhooks through Calry'],
  ['limit', 'Rate limit'],
  ['test', 'Test account'],
  ['rooms', 'Room types or units'],
  ['resources', 'Resources'],
  ['evidence', 'Evidence'],
];

type Props = {
  query: Query;
  ask(change: Partial<Query>): void;
  reset(): void;
  ref: Ref<HTMLDivElement>;
};

/**
 * @param controls the element of `Controls`
 * @returns what its fields say other than as they are served
 */
export function enteredIn(controls: HTMLElement): Partial<Query> {
  const fields = controls.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
  return Object.fromEntries(
    [...fields]
      .map(({name, value}) => [name, value] as const)
      .filter(([name, value]) => value !== everything[name as keyof Query]),
  );
}

/**
 * The filters and the order. They are served with the page, and what is entered before the application is there counts once it is
 * (`enteredIn`); without script they are not shown, and the tables below are complete. On narrow screens the field for the name
 * stays, and a button shows the rest.
 */
export default function Controls({query, ask, reset, ref}: Props): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const changed = (Object.keys(everything) as (keyof Query)[]).filter(
    (key) => key !== 'q' && query[key] !== everything[key],
  ).length;
  return (
    <div
      ref={ref}
      className={clsx(styles.controls, open && styles.open)}
      role="search"
      aria-label="Filter and sort the systems"
    >
      <div className={styles.control}>
        <label htmlFor={`${id}q`}>PMS</label>
        <input
          id={`${id}q`}
          type="search"
          name="q"
          autoComplete="off"
          value={query.q}
          onChange={({target}) => ask({q: target.value})}
        />
      </div>
      <button
        type="button"
        className={clsx('button button--secondary button--sm', styles.toggle)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Filter and sort{changed > 0 && ` (${changed})`}
      </button>
      {filters.map(({key, label, choices}) => (
        <Select
          key={key}
          name={key}
          label={label}
          value={query[key]}
          choices={[['', 'Any'], ...choices]}
          choose={(value) => ask({[key]: value})}
        />
      ))}
      <Select
        name="sort"
        label="Sort by"
        value={query.sort}
        choices={orders}
        choose={(sort) => ask({sort})}
      />
      <Select
        name="dir"
        label="Order"
        value={query.dir}
        choices={[
          ['asc', 'Ascending'],
          ['desc', 'Descending'],
        ]}
        choose={(dir) => ask({dir: dir as Query['dir']})}
      />
      <button
        type="button"
        className={clsx('button button--secondary button--sm', styles.reset, styles.folded)}
        disabled={formatQuery(query) === formatQuery(withoutFilters(query))}
        onClick={reset}
      >
        Clear filters
      </button>
    </div>
  );
}

function Select({
  name,
  label,
  value,
  choices,
  choose,
}: {
  name: keyof Query;
  label: string;
  value: string;
  choices: Choice[];
  choose(value: string): void;
}): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.control, styles.folded)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        autoComplete="off"
        value={value}
        onChange={({target}) => choose(target.value)}
      >
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
