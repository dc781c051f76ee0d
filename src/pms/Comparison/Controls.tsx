import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';
import {
  authenticationMethods,
  nothing,
  resources,
  supportValues,
  testAccounts,
  webhookSetups,
} from '../model/vocabulary';
import {everything, formatQuery, type Query} from './query';
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
  {key: 'rooms', label: 'Room types', choices: Object.entries(supportValues)},
  {key: 'has', label: 'API resource', choices: Object.entries(resourceLabels)},
];

const orders: Choice[] = [
  ['name', 'PMS'],
  ['auth', 'Authentication'],
  ['webhooks', 'Webhooks through Calry'],
  ['limit', 'Rate limit'],
  ['test', 'Test account'],
  ['rooms', 'Room types'],
  ['resources', 'Resources'],
  ['evidence', 'Evidence'],
];

type Props = {query: Query; ask(change: Partial<Query>): void; reset(): void};

/**
 * The filters and the order. Invisible until they work: without script the tables below are complete. On narrow screens the field
 * for the name stays, and a button shows the rest.
 */
export default function Controls({query, ask, reset}: Props): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const changed = (Object.keys(everything) as (keyof Query)[]).filter(
    (key) => key !== 'q' && query[key] !== everything[key],
  ).length;
  return (
    <div
      className={clsx(styles.controls, open && styles.open)}
      role="search"
      aria-label="Filter and sort the systems"
    >
      <div className={styles.control}>
        <label htmlFor={`${id}q`}>PMS</label>
        <input
          id={`${id}q`}
          type="search"
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
          label={label}
          value={query[key]}
          choices={[['', 'Any'], ...choices]}
          choose={(value) => ask({[key]: value})}
        />
      ))}
      <Select label="Sort by" value={query.sort} choices={orders} choose={(sort) => ask({sort})} />
      <Select
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
        disabled={formatQuery(query) === formatQuery(everything)}
        onClick={reset}
      >
        Show all
      </button>
    </div>
  );
}

function Select({
  label,
  value,
  choices,
  choose,
}: {
  label: string;
  value: string;
  choices: Choice[];
  choose(value: string): void;
}): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.control, styles.folded)}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({target}) => choose(target.value)}>
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
