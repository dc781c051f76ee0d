import {product} from '../../product';
import type {RootContent} from 'mdast';
import {
  authenticationText,
  evidenceOf,
  lastReadOf,
  limitText,
  limitsOf,
  suppliedBy,
  supportOf,
} from '../../pms/derive';
import type {Guide} from '../../pms/validate';
import {
  confidences,
  connectionStates,
  destinations,
  otherNameKinds,
  paginationStyles,
  prerequisiteKinds,
  requestPlaces,
  resources,
  suppliers,
  supportValues,
  webhookSetups,
} from '../../pms/vocabulary';
import {
  code,
  heading,
  type Inline,
  link,
  list,
  listItem,
  orderedList,
  paragraph,
  strong,
  table,
} from '../mdast';
import {admonition, element} from './mdast';
import {type References, sourceAnchor} from './references';

/** The parts of a guide's page that come from its front matter. Each takes the guide and gives Markdown. */

/** A table whose last column names the sources. */
function factTable(head: string[], rows: Inline[][]): RootContent {
  return table([...head, 'Source'], rows, 'pms-facts');
}

const notPublished = 'Unknown: not published';

export function stateNote(guide: Guide, refs: References): RootContent[] {
  const {status} = guide.pms;
  if (!status) return [];
  return [admonition('warning', connectionStates[status.state], status.text, ' ', refs.of(status))];
}

export function atAGlance(guide: Guide, refs: References): RootContent[] {
  const {pms} = guide;
  const {authentication, webhooks, sandbox, api} = pms;
  const [limit] = limitsOf(pms);
  const roomTypes = supportOf(pms).find(({key}) => key === 'roomTypes');
  const counts = evidenceOf(guide);
  const names = (supplier: keyof typeof suppliers) =>
    suppliedBy(pms, supplier)
      .map(({name}) => name)
      .join(', ') || 'Nothing published';
  const entries: [string, Inline][] = [
    ['Authentication', [authenticationText(pms).join('; '), ' ', refs.of(authentication)]],
    ['You supply', names('integrator')],
    ['The account owner supplies', names('account-owner')],
    [
      'Key for links',
      pms.linkKeys === 'unknown'
        ? notPublished
        : [separated(pms.linkKeys.keys.map(code)), ' ', refs.of(pms.linkKeys)],
    ],
    [
      'Webhooks through Calry',
      webhooks.calry === 'unknown'
        ? notPublished
        : [webhookSetups[webhooks.calry.setup], ' ', refs.of(webhooks.calry, webhooks.calry.setup)],
    ],
    [
      'Webhooks of the system',
      webhooks.system === 'unknown'
        ? notPublished
        : [
            supportValues[webhooks.system.support],
            ' ',
            refs.of(webhooks.system, webhooks.system.support),
          ],
    ],
    [
      'Rate limit',
      limit ? [limitText(limit), ' ', refs.of(limit)] : 'Unknown: no figure is published',
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
      'Sandbox',
      sandbox === 'unknown'
        ? notPublished
        : [supportValues[sandbox.available], ' ', refs.of(sandbox, sandbox.available)],
    ],
    ['Vendor', [link(pms.vendor.url, hostOf(pms.vendor.url)), ' ', refs.of(pms.vendor)]],
    [
      'API documentation',
      api.docs === 'unknown'
        ? notPublished
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
      `${counts.documented} facts documented, ${counts.secondary} reported by others, ${counts.unknown} unknown; read up to ${lastReadOf(guide)}`,
    ],
  ];
  return [
    heading(2, 'At a glance'),
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

export function credentialsPart(guide: Guide, refs: References): RootContent[] {
  const {credentials, prerequisites} = guide.pms;
  return [
    heading(3, 'Conditions'),
    prerequisites.length === 0
      ? paragraph('No condition is published.')
      : list(
          prerequisites.map((condition) => [
            strong(`${prerequisiteKinds[condition.kind]}.`),
            ` ${condition.text} `,
            refs.of(condition),
          ]),
        ),
    heading(3, 'Credentials'),
    factTable(
      ['Credential', 'Supplied by', 'Where to find it', 'Where it goes'],
      credentials.map((credential) => [
        [
          strong(credential.name),
          credential.required === 'no' ? ' (optional)' : '',
          credential.route ? `. ${credential.route}` : '',
        ],
        suppliers[credential.suppliedBy],
        [credential.where, credential.note ? `. ${credential.note}` : ''],
        destinations[credential.goesTo],
        refs.cell(credential),
      ]),
    ),
  ];
}

export function webhooksPart(guide: Guide, refs: References): RootContent[] {
  const {calry, system, events} = guide.pms.webhooks;
  return [
    factTable(
      ['Webhooks', 'What is known'],
      [
        [
          'Set-up through Calry',
          calry === 'unknown'
            ? notPublished
            : [strong(webhookSetups[calry.setup]), `. ${calry.text}`],
          calry === 'unknown' ? '' : refs.cell(calry),
        ],
        [
          'Offered by the system',
          system === 'unknown'
            ? notPublished
            : [strong(supportValues[system.support]), `. ${system.text}`],
          system === 'unknown' ? '' : refs.cell(system),
        ],
        [
          'Events of the system',
          events === 'unknown'
            ? notPublished
            : [
                separated(events.names.map(code)),
                {
                  yes: '',
                  no: '. The list is not complete.',
                  unknown: '. Whether the list is complete is unknown.',
                }[events.complete],
              ],
          events === 'unknown' ? '' : refs.cell(events),
        ],
      ],
    ),
  ];
}

export function supportPart(guide: Guide, refs: References): RootContent[] {
  return [
    heading(2, 'What its API exposes'),
    paragraph(
      `The resources of the unified API, and whether ${guide.title}'s own API has a counterpart. `,
      link('/docs/PMS%20Specific%20Guides', 'Compare all systems'),
      '.',
    ),
    factTable(
      ['Resource', 'Exposed', 'Note'],
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
    heading(2, 'Limits'),
    limits.length === 0
      ? paragraph(`Unknown: no figure is published for ${guide.title}'s own API.`)
      : factTable(
          ['Limit of the system', 'Counted for'],
          limits.map((limit) => [strong(limitText(limit)), limit.scope, refs.cell(limit)]),
        ),
    ...(exceeded ? [paragraph('Above the limit: ', exceeded.text, ' ', refs.of(exceeded))] : []),
    ...(note ? [paragraph(note.text, ' ', refs.of(note))] : []),
  ];
}

export function systemApiPart(guide: Guide, refs: References): RootContent[] {
  const {api, authentication, pagination, sandbox} = guide.pms;
  const rows: Inline[][] = [
    [
      'Style',
      api.style === 'unknown' ? notPublished : api.style.text,
      api.style === 'unknown' ? '' : refs.cell(api.style),
    ],
    ...(api.hosts.length === 0
      ? [['Hosts', notPublished, '']]
      : api.hosts.map((host): Inline[] => [['Host: ', host.use], code(host.url), refs.cell(host)])),
    ['Authentication', authentication.text, refs.cell(authentication)],
    ...authentication.fields.map((field): Inline[] => [
      ['Sent as ', requestPlaces[field.in]],
      [code(field.name), `: ${field.value}`],
      refs.cell(field),
    ]),
    [
      'Life of a token or key',
      authentication.tokenLifetime === 'unknown' ? notPublished : authentication.tokenLifetime.text,
      authentication.tokenLifetime === 'unknown' ? '' : refs.cell(authentication.tokenLifetime),
    ],
    [
      'Pagination',
      pagination === 'unknown'
        ? notPublished
        : [strong(paginationStyles[pagination.style]), `. ${pagination.text}`],
      pagination === 'unknown' ? '' : refs.cell(pagination),
    ],
    [
      'Sandbox',
      sandbox === 'unknown'
        ? notPublished
        : [strong(supportValues[sandbox.available]), `. ${sandbox.text}`],
      sandbox === 'unknown' ? '' : refs.cell(sandbox),
    ],
  ];
  return [
    heading(2, "The system's own API"),
    paragraph(
      'What a request to the system itself looks like. Calry takes care of it, except for what you send as a ',
      link('/docs/vacation-rental-api/passthrough', 'passthrough request'),
      '.',
    ),
    factTable(['What', 'As published'], rows),
  ];
}

export function sourcesPart(guide: Guide, refs: References): RootContent[] {
  const {conflicts, gaps} = guide.pms;
  return [
    ...(conflicts.length > 0
      ? [
          heading(2, 'Where sources disagree'),
          list(conflicts.map((conflict) => [conflict.text, ' ', refs.links(conflict.source)])),
        ]
      : []),
    ...(gaps.length > 0
      ? [heading(2, 'What is not published'), list(gaps.map((gap) => `${sentence(gap)}.`))]
      : []),
    heading(2, 'Sources'),
    orderedList(
      refs.sources.map((source) =>
        listItem(
          [
            ...(isOwn(source.url)
              ? [`Earlier edition of this documentation, read on ${source.read}: ${source.title}`]
              : [link(source.url, source.title), `. Read on ${source.read}`]),
            `. ${confidences[source.confidence]}.`,
            source.note ? ` ${source.note}` : '',
          ],
          sourceAnchor(source.id),
        ),
      ),
    ),
  ];
}

/** Whether an address is one of this site: the page that was read there has made room for another. */
function isOwn(url: string): boolean {
  return new URL(url).host === new URL(product.siteUrl).host;
}

function separated(parts: Inline[]): Inline {
  return parts.flatMap((part, index) => (index > 0 ? [', ', part] : [part]));
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
