// The columns of the PMS comparison.
import type {ReactNode} from 'react';
import {connectionWays, requiredCredentials, suppliedTexts} from '../../model/credentials';
import {
  pmsGuideRoute,
  methodOf,
  webhookSetupOf,
  type SupportEntry,
  supportOf,
  usedMethods,
} from '../../model/derive';
import {
  shortLimits,
  shortSandbox,
  shortMainLimit,
  supportFact,
  webhooksFact,
} from '../../model/shortForm';
import {monogram} from '../../../../site/monogram';
import type {Guide} from '../../model/validate';
import {
  answers,
  authenticationMethods,
  connectionStates,
  resourceKeys,
  resources,
  type suppliers,
  webhookSetups,
} from '../../model/vocabulary';
import {Items, SupportIcon, Value} from './cells';

/** A column of the comparison. `label` is its header. */
export type Column = {
  label: string;
  cell(guide: Guide): ReactNode;
};

export type ComparisonTable = {title: string; id: 'connect' | 'expose'; columns: Column[]};

/** The first column of both tables. */
export const nameColumn: Column = {
  label: 'PMS',
  cell: ({slug, title, pms: {status}}) => (
    <>
      <a href={pmsGuideRoute(slug)} {...monogram(title)}>
        {title}
      </a>
      {status && <small>{connectionStates[status.state]}</small>}
    </>
  ),
};

/** Labels of authentication methods that are too long for a column. */
const shortMethods: Partial<Record<keyof typeof authenticationMethods, string>> = {
  'oauth-authorization-code': 'OAuth sign-in',
  'oauth-client-credentials': 'Client credentials',
  'access-token': 'Access token',
  login: 'Password',
};

/** Creates a cell with the first credential that a side supplies, and all of them in a fold. */
function suppliedCell({pms}: Guide, supplier: keyof typeof suppliers): ReactNode {
  const credentials = requiredCredentials(pms, supplier);
  return (
    <Items items={suppliedTexts(pms, supplier)} short={credentials[0]?.name.split(' and ')[0]} />
  );
}

/** Creates a cell with the authentication method, and those of all ways of connecting in a fold. */
function methodCell({pms}: Guide): ReactNode {
  const labelOf = (method: keyof typeof authenticationMethods) =>
    shortMethods[method] ?? authenticationMethods[method];
  const ofWays = connectionWays(pms).flatMap((way) => {
    const method = methodOf(pms, way);
    return method ? [{way, label: labelOf(method)}] : [];
  });
  if (ofWays.length === 0) return <Items items={usedMethods(pms).map(labelOf)} />;
  const items = ofWays.map(({way, label}) => (way === label ? label : `${way}: ${label}`));
  return <Items items={items} short={ofWays[0]?.label} />;
}

/** Creates a cell with how webhooks are set up, and the ways for which that is unknown. */
function webhookCell({pms}: Guide): ReactNode {
  const setup = webhookSetupOf(pms);
  const unknown = connectionWays(pms).filter((way) => webhookSetupOf(pms, way) !== setup);
  const label = webhookSetups[setup];
  if (unknown.length === 0) return <Value label={label} />;
  return <Items items={[label, ...unknown.map((way) => `${way}: unknown`)]} />;
}

const connect: Column[] = [
  {label: 'Authentication', cell: methodCell},
  {label: 'You supply', cell: (guide) => suppliedCell(guide, 'integrator')},
  {label: 'Customer supplies', cell: (guide) => suppliedCell(guide, 'account-owner')},
  {label: 'Webhooks through Calry', cell: webhookCell},
  {label: 'PMS webhooks', cell: (guide) => <SupportIcon {...webhooksFact(guide)} />},
  {
    label: 'Rate limit',
    cell(guide) {
      const text = shortMainLimit(guide);
      if (!text) return <Value label={answers.unknown} />;
      const short = text
        .replace(/( requests?)? per /, ' / ')
        .replace(/ minutes?/, '\u00a0min')
        .replace(/ seconds?/, '\u00a0s')
        .replace(/ \(.*/, '');
      const limits = shortLimits(guide).map((one) => one.text);
      return <Items items={limits} short={short} />;
    },
  },
  {
    label: 'For testing',
    cell(guide) {
      const text = shortSandbox(guide);
      if (text === answers.unknown) return <Value label={text} />;
      const [short] = text.split(', ');
      return <Items items={[text]} short={short?.replace(/ \(.*/, '')} evidenceOf={short} />;
    },
  },
];

const expose = resourceKeys.map((key, index): Column => ({
  label: resources[key].label,
  cell(guide) {
    const entry = supportOf(guide.pms)[index] as SupportEntry;
    return <SupportIcon {...supportFact(guide, entry)} />;
  },
}));

/** The two tables of the comparison. */
export const comparisonTables: readonly ComparisonTable[] = [
  {title: 'Connection requirements', id: 'connect', columns: connect},
  {title: 'PMS API resources', id: 'expose', columns: expose},
];
