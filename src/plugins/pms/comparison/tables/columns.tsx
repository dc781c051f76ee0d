// The columns of the PMS comparison.
import type {ReactNode} from 'react';
import {methodsByWay, suppliedByWay, webhooksByWay} from '../../model/credentials';
import {mainLimitOf, pmsGuideRoute, supportOf} from '../../model/derive';
import type {Limit} from '../../model/schema';
import {
  numberFormat,
  shortLimit,
  shortLimits,
  shortSandboxes,
  shortSupport,
  shortWebhooks,
} from '../../model/shortForm';
import type {Guide} from '../../model/validate';
import {
  answers,
  authenticationMethods,
  connectionStates,
  resourceKeys,
  resourceLabel,
  resources,
} from '../../model/vocabulary';
import {Items, SupportIcon, Value, WayItems} from './cells';

/** A column of the comparison. `label` is its header, or `use` beside another column of the same `group`. */
export type Column = {
  label: string;
  group?: string;
  use?: string;
  cell(guide: Guide): ReactNode;
};

export type ComparisonTable = {
  title: string;
  note?: string;
  id: 'connect' | 'expose';
  name: Column;
  columns: Column[];
};

/** Returns the first column of a table, whose links lead to an anchor of the guides. */
const nameColumn = (anchor = ''): Column => ({
  label: 'PMS',
  cell: ({slug, title, pms: {status}}) => (
    <>
      <a href={`${pmsGuideRoute(slug)}${anchor}`}>{title}</a>
      {status && <small>{connectionStates[status.state]}</small>}
    </>
  ),
});

/** Labels of authentication methods that are too long for a column. */
const shortMethods = {
  'oauth-authorization-code': 'OAuth sign-in',
  'oauth-client-credentials': 'Client credentials',
  'access-token': 'Access token',
  login: 'Password',
};

/** Returns the value of a limit in few letters: `5 / 10 s`. */
function limitInBrief({count, counted, every, unit}: Limit): string {
  const shortUnit = {second: 's', minute: 'min', hour: 'hour', day: 'day'}[unit];
  const window =
    every === 1 ? shortUnit : `${every} ${unit === shortUnit ? `${unit}s` : shortUnit}`;
  const amount = numberFormat.format(count) + (counted === 'requests' ? '' : ` ${counted}`);
  return `${amount} / ${window}`;
}

const connect: Column[] = [
  {
    label: 'Authentication',
    cell: ({pms}) => (
      <WayItems ways={methodsByWay(pms, {...authenticationMethods, ...shortMethods})} />
    ),
  },
  {
    label: 'You supply',
    cell: ({pms}) => <WayItems ways={suppliedByWay(pms, 'integrator')} />,
  },
  {
    label: 'Customer supplies',
    cell: ({pms}) => <WayItems ways={suppliedByWay(pms, 'account-owner')} />,
  },
  {label: 'Webhooks through Calry', cell: ({pms}) => <WayItems ways={webhooksByWay(pms)} />},
  {label: 'PMS webhooks', cell: (guide) => <SupportIcon {...shortWebhooks(guide)} />},
  {
    label: 'Rate limit',
    cell(guide) {
      const limit = mainLimitOf(guide.pms);
      if (!limit) return <Value label={answers.unknown} />;
      const {mark} = shortLimit(guide, [limit]);
      return <Items items={shortLimits(guide)} short={limitInBrief(limit)} mark={mark} />;
    },
  },
  {
    label: 'For testing',
    cell(guide) {
      const sandboxes = shortSandboxes(guide);
      const [first] = sandboxes;
      if (!first) return <Value label={answers.unknown} />;
      return <Items items={sandboxes} short={first.value} mark={first.mark} />;
    },
  },
];

const expose = resourceKeys.map((key, index): Column => ({
  ...resources[key],
  label: resourceLabel(key),
  cell: (guide) => <SupportIcon {...shortSupport(guide, supportOf(guide.pms)[index]!)} />,
}));

/** The two tables of the comparison. */
export const comparisonTables: readonly ComparisonTable[] = [
  {title: 'Connection requirements', id: 'connect', name: nameColumn(), columns: connect},
  {
    title: 'PMS API resources',
    note: "In the PMS's own API. Calry may support less: see What works in its guide.",
    id: 'expose',
    name: nameColumn('#what-its-api-exposes'),
    columns: expose,
  },
];
