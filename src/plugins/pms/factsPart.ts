// Builds the sections of a PMS guide that list its facts: credentials, resources, limits.
import type {List, RootContent} from 'mdast';
import {supportOf} from './model/derive';
import {shortLimits} from './model/shortForm';
import {throughCalry} from './model/throughCalry';
import type {Guide} from './model/validate';
import {destinations, resources, suppliers, supportLabel} from './model/vocabulary';
import {compact} from '../../site/compact';
import {heading, type Inline, link, list, paragraph, strong, table} from '../../site/mdast';
import {type References, wrapped} from './references';
import {routeAttribute} from './routes';

type Credential = Guide['pms']['credentials'][number];

const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

const isAsked = ({goesTo}: Credential) => goesTo !== 'not-asked';

function credentialText(credential: Credential, refs: References): Inline {
  const {name, required, route, where, note, suppliedBy, goesTo} = credential;
  const remarks = compact(
    lowerFirst(suppliers[suppliedBy]),
    required === 'no' && 'optional',
    route !== name && route,
  );
  const end = goesTo === 'unknown' ? '' : ` → ${lowerFirst(destinations[goesTo])}`;
  return [
    strong(name),
    ` (${remarks.join(', ')}): `,
    refs.cited(`${where}${isAsked(credential) ? end : ''}.`, credential),
    note ? ` ${note}` : '',
  ];
}

/** Builds a list of credentials, each with its supplier, its place and where to enter it. */
function credentialList(guide: Guide, credentials: Credential[], refs: References): List {
  const node = list(credentials.map((credential) => credentialText(credential, refs)));
  for (const [index, item] of node.children.entries()) {
    item.data = {hProperties: routeAttribute(guide, credentials[index]?.route)};
  }
  return node;
}

/** Builds the section "Credentials" of the credentials that Calry asks for. */
export function credentialsPart(guide: Guide, refs: References): RootContent[] {
  const asked = guide.pms.credentials.filter(isAsked);
  return [heading(3, 'Credentials'), credentialList(guide, asked, refs)];
}

/** Builds a list of the credentials that exist but that Calry does not ask for. */
export function unaskedCredentials(guide: Guide, refs: References): RootContent[] {
  const others = guide.pms.credentials.filter((one) => !isAsked(one));
  if (others.length === 0) return [];
  return [paragraph("Calry doesn't ask for:"), credentialList(guide, others, refs)];
}

/** Builds the table of what works, through Calry and in the PMS's own API. */
export function supportPart(guide: Guide, refs: References): RootContent[] {
  const rows = supportOf(guide.pms).map((entry): Inline[] => {
    const {label, page} = resources[entry.key];
    const calry = throughCalry(guide.slug, guide.pms, entry.key);
    const own = guide.pms.throughCalry[entry.key];
    const mark = (support: string, text: Inline) =>
      wrapped('span', text, {className: ['pms-support', `pms-mark--${support}`]});
    return [
      link(`/docs/vacation-rental-api/${page}`, label),
      [
        mark(calry.support, calry.href ? link(calry.href, calry.text) : calry.text),
        own ? refs.marks(own) : '',
      ],
      [mark(entry.support, supportLabel(entry)), entry.source.length > 0 ? refs.marks(entry) : ''],
      entry.note ?? '',
    ];
  });
  return [
    heading(2, 'What works', 'what-its-api-exposes'),
    table(['Resource', 'Through Calry', 'In its API', 'Note'], rows, 'pms-works'),
  ];
}

/** Builds the section on rate limits; empty if none are known, because the key facts already say so. */
export function limitsPart(guide: Guide, refs: References): RootContent[] {
  const {rateLimit} = guide.pms;
  const limits = shortLimits(guide);
  const {exceeded, note} = rateLimit === 'unknown' ? {} : rateLimit;
  const known = compact<RootContent>(
    limits.length > 0 && list(limits.map(({text, fact}) => [text, refs.marks(fact)])),
    (exceeded || note) &&
      paragraph(
        exceeded ? ['Above the limit: ', refs.cited(exceeded.text, exceeded), ' '] : '',
        note ? refs.cited(note.text, note) : '',
      ),
  );
  return known.length > 0 ? [heading(2, 'Rate limits', 'limits'), ...known] : [];
}
