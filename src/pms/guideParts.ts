import {longDate} from '../site/dates';
import type {RootContent} from 'mdast';
import {
  authenticationText,
  evidenceOf,
  lastReadOf,
  limitText,
  limitsOf,
  strictestOf,
  suppliedBy,
  supportOf,
} from './model/derive';
import type {Guide} from './model/validate';
import {
  connectionStates,
  destinations,
  nothing,
  otherNameKinds,
  prerequisiteKinds,
  resources,
  suppliers,
  supportValues,
  webhookSetups,
} from './model/vocabulary';
import {code, heading, type Inline, link, list, paragraph, strong, table} from '../site/mdast';
import {admonition, element} from './mdast';
import {type References} from './references';

/** The parts of a guide's page that come from its front matter. Each takes the guide and gives Markdown. */

/** A table whose last column names the sources. */
export function factTable(head: string[], rows: Inline[][]): RootContent {
  return table([...head, 'Source'], rows, 'pms-facts');
}

/** What stands in the place of every fact that is not known. */
export const unknown = supportValues.unknown;

export function stateNote(guide: Guide, refs: References): RootContent[] {
  const {status} = guide.pms;
  if (!status) return [];
  return [admonition('warning', connectionStates[status.state], status.text, ' ', refs.of(status))];
}

export function atAGlance(guide: Guide, refs: References): RootContent[] {
  const {pms} = guide;
  const {authentication, webhooks, sandbox, api} = pms;
  const limit = strictestOf(pms);
  const others = limitsOf(pms).length - 1;
  const roomTypes = supportOf(pms).find(({key}) => key === 'roomTypes');
  const counts = evidenceOf(guide);
  const names = (supplier: keyof typeof suppliers) =>
    suppliedBy(pms, supplier)
      .map(({name}) => name)
      .join(', ') || nothing;
  const entries: [string, Inline][] = [
    ['Authentication', [authenticationText(pms).join('; '), ' ', refs.of(authentication)]],
    ['You supply', names('integrator')],
    ['Account owner supplies', names('account-owner')],
    [
      'Link key',
      pms.linkKeys === 'unknown'
        ? unknown
        : [separated(pms.linkKeys.keys.map(code)), ' ', refs.of(pms.linkKeys)],
    ],
    [
      'Webhooks through Calry',
      webhooks.calry === 'unknown'
        ? unknown
        : [webhookSetups[webhooks.calry.setup], ' ', refs.of(webhooks.calry, webhooks.calry.setup)],
    ],
    [
      'PMS webhooks',
      webhooks.system === 'unknown'
        ? unknown
        : [
            supportValues[webhooks.system.support],
            ' ',
            refs.of(webhooks.system, webhooks.system.support),
          ],
    ],
    [
      'Rate limit',
      limit
        ? [`${limitText(limit)}${others > 0 ? `, and ${others} more` : ''}`, ' ', refs.of(limit)]
        : unknown,
    ],
    [
      'Room types',
      [
        supportValues[roomTypes?.support ?? 'unknown'],
        roomTypes && roomTypes.source.length > 0
          ? [' ', refs.of(roomTypes, roomTypes.support)]
          : '',
      ],
    ],
    [
      'Sandbox or test account',
      sandbox === 'unknown'
        ? unknown
        : [supportValues[sandbox.available], ' ', refs.of(sandbox, sandbox.available)],
    ],
    ['Vendor', [link(pms.vendor.url, hostOf(pms.vendor.url)), ' ', refs.of(pms.vendor)]],
    [
      'API documentation',
      api.docs === 'unknown'
        ? unknown
        : [
            link(api.docs.url, hostOf(api.docs.url)),
            ' ',
            refs.of(api.docs),
            api.docs.note ? ` ${api.docs.note}` : '',
          ],
    ],
    [
      'Also known as',
      separated(
        pms.otherNames.map((other) => [
          `${other.name} (${otherNameKinds[other.kind]}) `,
          refs.of(other),
        ]),
      ),
    ],
    [
      'Evidence',
      `${counts.documented} facts documented, ${counts.secondary} reported by third parties, ${counts.unknown} unknown. Last checked on ${longDate(lastReadOf(guide))}.`,
    ],
  ];
  return [
    heading(2, 'Key facts', 'at-a-glance'),
    paragraph(pms.summary.text, ' ', refs.of(pms.summary)),
    element(
      'dl',
      'pms-card',
      entries
        .filter(([name]) => name !== 'Also known as' || pms.otherNames.length > 0)
        .map(([name, value]) =>
          element('div', undefined, [
            element('dt', undefined, [{type: 'text', value: name}]),
            element('dd', undefined, paragraph(value).children),
          ]),
        ),
    ),
  ];
}

export function prerequisitesPart(guide: Guide, refs: References): RootContent[] {
  const {prerequisites} = guide.pms;
  return [
    heading(3, 'Prerequisites', 'conditions'),
    prerequisites.length === 0
      ? paragraph('None known.')
      : list(
          prerequisites.map((condition) => [
            strong(`${prerequisiteKinds[condition.kind]}.`),
            ` ${condition.text} `,
            refs.of(condition),
          ]),
        ),
  ];
}

export function credentialsPart(guide: Guide, refs: References): RootContent[] {
  const {credentials} = guide.pms;
  return [
    heading(3, 'Credentials'),
    factTable(
      ['Credential', 'Supplied by', 'Where to find it', 'Where to enter it'],
      credentials.map((credential) => [
        [
          strong(credential.name),
          bracketed([
            credential.required === 'no' ? 'optional' : undefined,
            credential.route === credential.name ? undefined : credential.route,
          ]),
        ],
        suppliers[credential.suppliedBy],
        [credential.where, credential.note ? `. ${credential.note}` : ''],
        destinations[credential.goesTo],
        refs.cell(credential),
      ]),
    ),
  ];
}

export function supportPart(guide: Guide, refs: References): RootContent[] {
  return [
    heading(2, 'API resources', 'what-its-api-exposes'),
    paragraph(
      `This table shows which resources of the unified API exist in the ${guide.title} API. `,
      link('/docs/PMS%20Specific%20Guides', 'Compare all PMSs'),
      '.',
    ),
    factTable(
      ['Resource', 'Available', 'Note'],
      supportOf(guide.pms).map((entry) => [
        link(`/docs/vacation-rental-api/${resources[entry.key].page}`, resources[entry.key].label),
        supportValues[entry.support],
        entry.note ?? '',
        entry.source.length > 0 ? refs.cell(entry) : '',
      ]),
    ),
  ];
}

export function limitsPart(guide: Guide, refs: References): RootContent[] {
  const {rateLimit} = guide.pms;
  const limits = limitsOf(guide.pms);
  const {exceeded, note} = rateLimit === 'unknown' ? {} : rateLimit;
  return [
    heading(2, 'Rate limits', 'limits'),
    limits.length === 0
      ? paragraph(`${unknown}.`)
      : factTable(
          ['Limit', 'Scope'],
          limits.map((limit) => [strong(limitText(limit)), limit.scope, refs.cell(limit)]),
        ),
    ...(exceeded ? [paragraph('Above the limit: ', exceeded.text, ' ', refs.of(exceeded))] : []),
    ...(note ? [paragraph(note.text, ' ', refs.of(note))] : []),
  ];
}

export function separated(parts: Inline[]): Inline {
  return parts.flatMap((part, index) => (index > 0 ? [', ', part] : [part]));
}

/** Remarks in brackets behind a name; nothing without a remark. */
function bracketed(remarks: readonly (string | undefined)[]): string {
  const given = remarks.filter((remark) => remark !== undefined);
  return given.length > 0 ? ` (${given.join(', ')})` : '';
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
