// Builds the sections of a PMS guide that list its facts: credentials, resources, limits.
import type {Paragraph, RootContent, Table} from 'mdast';
import {connectionWays} from '../model/credentials';
import {countsSingleCalls, limitsOf, ownSupportOf} from '../model/derive';
import {shortLimits} from '../model/shortForm';
import {throughCalry} from '../model/throughCalry';
import type {PmsGuide} from '../model/validate';
import {
  destinations,
  type ResourceKey,
  resourceLabel,
  resources,
  suppliers,
  supportLabel,
  supportLetters,
} from '../model/vocabulary';
import {compact} from '../../../site/compact';
import {separated} from '../../../site/separated';
import {groupBy} from '../../../site/groupBy';
import {
  heading,
  type Inline,
  link,
  list,
  paragraph,
  strong,
  table,
  wrapped,
} from '../../../site/mdast';
import {parseMarkdown} from '../../../site/parseMarkdown';
import {capitalized} from '../../../site/text';
import {lowerFirst, type References, unknownAttributes} from './references';
import {advisedPace, paceOf} from '../factLists';
import {tieToWays, wayAttribute, wayName} from './ways';

type Credential = PmsGuide['pms']['credentials'][number];

const isAsked = ({goesTo}: Credential) => goesTo !== 'not-asked';

/** Builds a table of credentials, each with its supplier, its place and where to enter it. */
function credentialTable(guide: PmsGuide, credentials: Credential[], refs: References): Table {
  const rows = credentials.map((credential): Inline[] => {
    const {name, required, way, where, note, suppliedBy, goesTo} = credential;
    const wayShown = way === name ? undefined : way;
    const isChosen = 'data-way' in wayAttribute(guide, way);
    const remarks = compact(
      suppliers[suppliedBy],
      required === 'no' && 'optional',
      !isChosen && wayShown,
    ).join(', ');
    const place = [
      refs.cited(`${where}.`, credential),
      ` ${compact(destinations[goesTo], note).join(' ')}`,
    ];
    return [strong(name), [isChosen && wayShown ? wayName(wayShown) : '', remarks], place];
  });
  const node = table(['Credential', 'Supplier', 'Where'], rows, 'pms-facts');
  tieToWays(node.children.slice(1), guide, credentials);
  return node;
}

/** Builds the section "Credentials" of the credentials that Calry asks for. */
export function credentialsPart(guide: PmsGuide, refs: References): RootContent[] {
  const asked = guide.pms.credentials.filter(isAsked);
  return [heading(3, 'Credentials', 'credentials'), credentialTable(guide, asked, refs)];
}

/** Builds a list of the credentials that exist but that Calry does not ask for, below a title. */
export function unaskedCredentials(title: RootContent, guide: PmsGuide, refs: References) {
  const others = guide.pms.credentials.filter((credential) => !isAsked(credential));
  return others.length > 0 ? [title, credentialTable(guide, others, refs)] : [];
}

/**
 * Names resources, those of a common name once: `Properties, reservations (read, create)`.
 *
 * @param first formats the first name, which may begin a sentence
 */
function resourceNames(
  keys: ResourceKey[],
  textOf: (text: string, key: ResourceKey) => Inline,
  first = (name: string) => name,
): Inline {
  const groups = groupBy(keys, (key) => resources[key].group);
  return separated(
    groups.map(([group, same], index): Inline => {
      const name = index === 0 ? first(group) : lowerFirst(group);
      const uses = compact(...same.map((key) => resources[key].use));
      return [textOf(name, same[0]), uses.length > 0 ? ` (${uses.join(', ')})` : ''];
    }),
  );
}

const resourceLink = (text: string, key: ResourceKey): Inline =>
  link(`/docs/vacation-rental-api/${resources[key].page}`, text);

/** The support for a resource, in the PMS's own API and through Calry. */
const supportRows = (guide: PmsGuide) =>
  ownSupportOf(guide.pms).map((own) => ({own, calry: throughCalry(guide, own.key)}));

type SupportRow = ReturnType<typeof supportRows>[number];

const keyOf = ({own}: SupportRow) => own.key;

const isKnown = ({own, calry}: SupportRow) =>
  own.support !== 'unknown' || calry.support !== 'unknown';

/**
 * Builds the table of what works, through Calry (if something is known of that) and in the PMS's own API. Uses of one
 * resource without a note and with the same support share a row; what is unknown in both columns is in a line below,
 * and its note among what isn't documented.
 */
export function supportPart(guide: PmsGuide, refs: References): RootContent[] {
  const entries = supportRows(guide);
  const groups = groupBy(entries.filter(isKnown), ({own, calry}) =>
    // A note is about one resource.
    JSON.stringify({calry, ...own, key: own.note ? own.key : resources[own.key].group}),
  );
  const mark = (support: string, text: Inline) =>
    wrapped('span', text, {className: ['pms-support', `pms-mark--${support}`]});
  const isUnified = entries.some(({calry}) => calry.support !== 'unknown');
  const unified = ({calry}: SupportRow): Inline =>
    mark(calry.support, [
      calry.href ? link(calry.href, calry.text) : calry.text,
      calry.fact ? refs.marks(calry.fact) : '',
    ]);
  const rows = groups.map(([, same]): Inline[] => {
    const [row] = same;
    const {own} = row;
    return [
      resourceNames(same.map(keyOf), resourceLink),
      ...(isUnified ? [unified(row)] : []),
      mark(supportLetters(own) === 'R' ? 'embedded' : own.support, [
        supportLabel(own),
        refs.marks(own),
      ]),
      own.note ?? '',
    ];
  });
  const unknown = entries.filter((row) => !isKnown(row)).map(keyOf);
  return compact<RootContent>(
    heading(2, 'What works', 'what-its-api-exposes'),
    !isUnified &&
      paragraph(`This is what ${guide.title}'s own API supports. Calry may support less.`),
    table(
      ['Resource', ...(isUnified ? ['Through Calry'] : []), 'In its own API', 'Note'],
      rows,
      'pms-works',
    ),
    unknown.length > 0 &&
      paragraph(
        wrapped(
          'small',
          ['Unknown: ', resourceNames(unknown, String, lowerFirst), '.'],
          unknownAttributes,
        ),
      ),
  );
}

/** Returns the notes on resources that the table has in its line of unknown ones. */
export const unknownNotes = (guide: PmsGuide, refs: References): Inline[] =>
  supportRows(guide).flatMap((row): Inline[] => {
    const {key, note} = row.own;
    return note && !isKnown(row) ? [[`${resourceLabel(key)}: `, refs.cited(note, row.own)]] : [];
  });

/** Returns the pace for a PMS that allows less than Calry, as Markdown. The rate-limiting guide has that of all others. */
function paceAdvice(guide: PmsGuide): string {
  const slow = paceOf(guide);
  if (!slow || countsSingleCalls(slow.limit)) return '';
  const {way} = slow.limit;
  return `${way ? `${way}: for` : 'For'} calls that reach ${guide.title}, [send at most ${slow.pace} requests a minute](/docs/guides/rate-limiting#set-a-pace-and-wait-when-you-must) for each account.`;
}

const usualPace = link(
  '/docs/guides/rate-limiting',
  `send at most ${advisedPace} requests a minute`,
);

/** Whether the key facts have the only limit, so that what happens above it is with the API details. */
export const isLimitInKeyFacts = ({pms}: PmsGuide) => limitsOf(pms).length === 1;

/** Builds what is known of rate limits below a title; empty if nothing is, because the key facts already say so. */
export function limitsPart(title: RootContent, guide: PmsGuide, refs: References): RootContent[] {
  const {rateLimit} = guide.pms;
  const limits = shortLimits(guide);
  const facts = limits.map(({fact}) => fact);
  const {exceeded, note} = rateLimit === 'unknown' ? {} : rateLimit;
  if (limits.length === 0 && !exceeded && !note) return [];
  const [advice] = parseMarkdown(isLimitInKeyFacts(guide) ? '' : paceAdvice(guide)) as Paragraph[];
  // What several limits have in common is in a row above them.
  const rows = groupBy(limits, ({fact: {group = ''}}) => group).flatMap(([group, same]) => [
    ...(group ? [[capitalized(group)]] : []),
    ...same.map(({value, remarks, fact}): Inline[] => [
      [value, refs.marks(fact)],
      group ? remarks.replace(`${group}: `, '') : remarks,
    ]),
  ]);
  const unlimited = connectionWays(guide.pms).filter((way) =>
    facts.every((fact) => (fact.way ?? way) !== way),
  );
  const ofWays = list([
    ...limits.map(({text, fact}) => [text, refs.marks(fact)]),
    ...unlimited.map((way) => [wayName(way), 'No limit is documented, so ', usualPace, '.']),
  ]);
  tieToWays(ofWays.children, guide, [...facts, ...unlimited.map((way) => ({way}))]);
  const texts = compact<Inline>(
    advice && wrapped('span', advice.children, wayAttribute(guide, facts[0]?.way)),
    exceeded && [refs.cited(exceeded.text, exceeded)],
    note && [refs.cited(note.text, note)],
  );
  return compact<RootContent>(
    title,
    facts[0] && countsSingleCalls(facts[0]) && paragraph('Only these limits are known:'),
    limits.length > 3
      ? table(['Limit', 'Counted for'], rows, 'pms-works')
      : limits.length > 0 && ofWays,
    texts.length > 0 && paragraph(texts.map((text, index) => [index > 0 ? ' ' : '', text])),
  );
}
