import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import {
  authenticationMethods,
  resources,
  supportValues,
  webhookSetups,
} from '../../../pms/vocabulary';
import {everything, formatQuery, type Query} from './query';
import styles from './styles.module.css';

type Choice = readonly [value: string, label: string];

const resourceLabels = Object.fromEntries(
  Object.entries(resources).map(([key, {label}]) => [key, label]),
);

const filters: {key: keyof Query; label: string; choices: Choice[]}[] = [
  {key: 'auth', label: 'Authentication', choices: Object.entries(authenticationMethods)},
  {
    key: 'supply',
    label: 'Who supplies credentials',
    choices: [
      ['owner', 'Account owner only'],
      ['both', 'You and the account owner'],
    ],
  },
  {key: 'webhooks', label: 'Webhooks through Calry', choices: Object.entries(webhookSetups)},
  {key: 'rooms', label: 'Room types', choices: Object.entries(supportValues)},
  {key: 'has', label: 'API resource', choices: Object.entries(resourceLabels)},
];

const orders: Choice[] = [
  ['name', 'Name'],
  ['auth', 'Authentication'],
  ['webhooks', 'Webhooks'],
  ['limit', 'Rate limit'],
  ['rooms', 'Room types'],
  ['resources', 'Number of resources'],
  ['evidence', 'Share of documented facts'],
];

type Props = {query: Query; ask(change: Partial<Query>): void; reset(): void};

/** The filters and the order. Invisible until they work: without script the tables below are complete. */
export default function Controls({query, ask, reset}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.controls} role="search" aria-label="Filter and sort the systems">
      <div className={styles.control}>
        <label htmlFor={`${id}q`}>Name</label>
        <input
          id={`${id}q`}
          type="search"
          value={query.q}
          onChange={({target}) => ask({q: target.value})}
        />
      </div>
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
        className={clsx('button button--secondary button--sm', styles.reset)}
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
    <div className={styles.control}>
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
