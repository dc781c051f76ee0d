// Builds the parts of a PMS guide that come from its front matter, as Markdown nodes.
import type {RootContent} from 'mdast';
import {
  authenticationText,
  limitsOf,
  requiredCredentials,
  connectionRoutes,
  suppliedTexts,
  supportOf,
} from './model/derive';
import {shortLimit, shortSandbox, shortStrictest} from './model/shortForm';
import type {Guide} from './model/validate';
import {
  connectionStates,
  destinations,
  noCredentials,
  otherNameKinds,
  prerequisiteKinds,
  resourceKeys,
  resources,
  suppliers,
  supportLabel,
  supportValues,
  webhookSetups,
} from './model/vocabulary';
import {compact} from '../../site/compact';
import {
  code,
  component,
  heading,
  type Inline,
  inline,
  link,
  list,
  paragraph,
  strong,
  table,
} from '../../site/mdast';
import {parseMarkdown} from '../../site/parseMarkdown';
import {muteUnknown, type References, wrapped} from './references';

/**
 * Builds a table of facts.
 *
 * @param head headers of all columns except the last, "Source"
 * @param rows rows of cells; the last cell of each row links to the sources. An empty last column is omitted.
 */
export function factTable(head: string[], rows: Inline[][]): RootContent {
  const hasSources = rows.some((row) => inline(row.at(-1) ?? '').length > 0);
  const cells = rows.map((row) => (hasSources ? row : row.slice(0, -1)).map(muteUnknown));
  return hasSources ? table([...head, 'Source'], cells, 'pms-facts') : table(head, cells);
}

/** Builds a warning, like `:::caution[Title]`, if new connections are limited. */
export function stateNote(guide: Guide, refs: References): RootContent[] {
  const {status} = guide.pms;
  if (!status) return [];
  const title = {...paragraph(connectionStates[status.state]), data: {directiveLabel: true}};
  const children = [title, paragraph(refs.cited(status.text, status))];
  return [{type: 'containerDirective', name: 'caution', attributes: {}, children} as RootContent];
}

/** Builds the key facts below the title: whether and how an account can be connected. */
export function atAGlance(guide: Guide, refs: References): RootContent[] {
  const {pms} = guide;
  const {authentication, webhooks} = pms;
  const available = supportOf(pms).filter(({support}) => support === 'yes');
  const names = (supplier: keyof typeof suppliers) =>
    suppliedTexts(pms, supplier).join('; ') || noCredentials;
  const entries: [string, Inline][] = [
    ['Authentication', refs.textOf(authentication, () => authenticationText(pms).join('; '))],
    ['You supply', names('integrator')],
    ['Customer supplies', names('account-owner')],
    ['Link key', refs.textOf(pms.linkKeys, ({keys}) => separated(keys.map(code)))],
    ['Webhooks through Calry', refs.textOf(webhooks.calry, ({setup}) => webhookSetups[setup])],
    ['PMS webhooks', refs.textOf(webhooks.system, ({support}) => supportValues[support])],
    ['Rate limit', shortStrictest(guide) ?? supportValues.unknown],
    ['For testing', shortSandbox(guide)],
    [
      'API resources',
      link('#what-its-api-exposes', `${available.length} of ${resourceKeys.length} available`),
    ],
  ];
  return [
    heading(2, 'Key facts', 'at-a-glance'),
    component(
      'FactStrip',
      {},
      [...entries, ...otherNames(guide, refs)].map(([name, text]) =>
        component('Fact', {name}, inline(muteUnknown(text))),
      ),
    ),
  ];
}

function otherNames({pms}: Guide, refs: References): [string, Inline][] {
  const names = pms.otherNames.map((other) =>
    refs.cited(`${other.name} (${otherNameKinds[other.kind]})`, other),
  );
  return names.length > 0 ? [['Also known as', separated(names)]] : [];
}

/** Builds a table of what you and the customer supply for each connection route; empty if there is only one route. */
export function routesPart({pms}: Guide): RootContent[] {
  const routes = connectionRoutes(pms);
  if (routes.length < 2) return [];
  const names = (route: string, supplier: keyof typeof suppliers) =>
    requiredCredentials(pms, supplier)
      .filter((credential) => (credential.route ?? route) === route)
      .map(({name}) => name)
      .join(', ') || noCredentials;
  return [
    table(
      ['Route', 'You supply', 'Customer supplies'],
      routes.map((route) => [
        strong(route),
        names(route, 'integrator'),
        names(route, 'account-owner'),
      ]),
    ),
  ];
}

/** Matches a text that states a duration. */
const timeWords = /\b(hours?|days?|weeks?|months?)\b/;

/** Builds the list of prerequisites, with advice to apply early if an approval takes an unknown time. */
export function prerequisitesPart(guide: Guide, refs: References): RootContent[] {
  const {prerequisites} = guide.pms;
  const approvals = prerequisites.filter(({kind}) => kind === 'approval');
  const waits = approvals.length > 0 && !approvals.some(({text}) => timeWords.test(text));
  return [
    heading(3, 'Prerequisites', 'conditions'),
    prerequisites.length === 0
      ? paragraph('None known.')
      : list(
          prerequisites.map((condition) => [
            strong(`${prerequisiteKinds[condition.kind]}.`),
            ' ',
            refs.cited(condition.text, condition),
          ]),
        ),
    ...(waits
      ? [paragraph('Apply early, and ask how long the approval takes: the time is unknown.')]
      : []),
  ];
}

/** Builds the table of credentials: who supplies each, where to find it and where to enter it. */
export function credentialsPart(guide: Guide, refs: References): RootContent[] {
  const {credentials} = guide.pms;
  return [
    heading(3, 'Credentials'),
    factTable(
      ['Credential', 'Supplied by', 'Where to find it', 'Where to enter it'],
      credentials.map((credential) => {
        const {name, required, route, where, note, suppliedBy, goesTo} = credential;
        const remarks = compact(required === 'no' && 'optional', route !== name && route);
        return [
          [strong(name), remarks.length > 0 ? ` (${remarks.join(', ')})` : ''],
          suppliers[suppliedBy],
          note ? `${where}. ${note}` : where,
          destinations[goesTo],
          refs.cell(credential),
        ];
      }),
    ),
  ];
}

/** Builds the table of the resources that the PMS's own API exposes. */
export function supportPart(guide: Guide, refs: References): RootContent[] {
  return [
    heading(2, 'API resources', 'what-its-api-exposes'),
    ...parseMarkdown(
      `What the ${guide.title} API itself offers for each resource of the unified API. ` +
        '[PMS guides](/docs/PMS%20Specific%20Guides) compares all PMSs.',
    ),
    factTable(
      ['Resource', 'Available', 'Note'],
      supportOf(guide.pms).map((entry) => [
        link(`/docs/vacation-rental-api/${resources[entry.key].page}`, resources[entry.key].label),
        wrapped('span', supportLabel(entry), {
          className: ['pms-support', `pms-mark--${entry.support}`],
        }),
        entry.note ?? '',
        entry.source.length > 0 ? refs.cell(entry) : '',
      ]),
    ),
  ];
}

/** Builds the section on rate limits; empty if none are known, because the key facts already say so. */
export function limitsPart(guide: Guide, refs: References): RootContent[] {
  const {rateLimit} = guide.pms;
  const limits = limitsOf(guide.pms);
  const {exceeded, note} = rateLimit === 'unknown' ? {} : rateLimit;
  const known = compact<RootContent>(
    limits.length > 0 &&
      factTable(
        ['Limit'],
        limits.map((limit) => [shortLimit(guide, limit), refs.cell(limit)]),
      ),
    exceeded && paragraph('Above the limit: ', refs.cited(exceeded.text, exceeded)),
    note && paragraph(refs.cited(note.text, note)),
  );
  return known.length > 0 ? [heading(2, 'Rate limits', 'limits'), ...known] : [];
}

/** Joins parts with commas; `beforeLast` separates the last part. */
export const separated = (parts: Inline[], beforeLast = ', '): Inline =>
  parts.map((part, index) => [
    index === 0 ? '' : index === parts.length - 1 ? beforeLast : ', ',
    part,
  ]);
