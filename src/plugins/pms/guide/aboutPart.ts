// Builds the closed end of a PMS guide: API details, recent changes, disagreements, what isn't known, and the sources.
import type {ListItem, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isOwn, lastReadOf, type NumberedSource} from '../model/derive';
import {shortSandbox} from '../model/shortForm';
import type {PmsGuide} from '../model/validate';
import {yesNoUnknown, confidences, paginationStyles} from '../model/vocabulary';
import {compact} from '../../../site/compact';
import {longDate, monthOf} from '../../../site/dates';
import {groupBy} from '../../../site/groupBy';
import {
  code,
  component,
  type Inline,
  inline,
  link,
  list,
  listItem,
  orderedList,
  paragraph,
  strong,
} from '../../../site/mdast';
import {parseMarkdown} from '../../../site/parseMarkdown';
import {capitalized} from '../../../site/text';
import {isLimitInKeyFacts, limitsPart, unaskedCredentials, unknownNotes} from './factsPart';
import {
  factStrip,
  type LabelledFact,
  type References,
  sourceAnchor,
  unknownNames,
} from './references';

/**
 * A heading inside the closed section. The table of contents doesn't list it, so it is no `heading` node, and an element
 * that the theme doesn't replace: else the table of contents would mark no entry where it is in view.
 */
const quietHeading = (text: Inline, id: string) =>
  ({...component('h3', {id}, inline(text)), data: {_mdxExplicitJsx: true}}) as RootContent;

/** Makes a line such as `Webhooks[1]:`, which is above a list of a guide's own details, a heading. */
function withHeading(node: RootContent): RootContent {
  const [, name] = /^(Webhooks|Requests).*:$/.exec(toString(node)) ?? [];
  if (!name || node.type !== 'paragraph') return node;
  const title = node.children.map((part) =>
    part.type === 'text' ? {...part, value: part.value.replace(/:$/, '')} : part,
  );
  return quietHeading(title, `own-${name.toLowerCase()}`);
}

const textOrList = (items: Inline[]) => (items.length > 1 ? list(items) : paragraph(...items));

export const sourcesAnchor = 'sources';

/** Builds the closed section "About these facts". */
export function aboutPart(guide: PmsGuide, refs: References, details: RootContent[]): RootContent {
  const {conflicts, gaps} = guide.pms;
  const facts = systemFacts(guide, refs);
  const open = compact(unknownNames(facts), gaps).map((gap) => `${capitalized(gap)}.`);
  const openFacts = [...open, ...unknownNotes(guide, refs)];
  const summary = component('summary', {}, inline('About these facts'));
  const parts = compact<RootContent>(
    quietHeading('API details', 'the-systems-own-api'),
    systemApiPart(guide, refs, facts),
    details.map(withHeading),
    isLimitInKeyFacts(guide) && limitsPart(quietHeading('Rate limit', 'limits'), guide, refs),
    changesPart(guide, refs),
    conflicts.length > 0 && [
      quietHeading('Where sources disagree', 'where-sources-disagree'),
      textOrList(conflicts.map((conflict) => refs.cited(conflict.text, conflict))),
    ],
    openFacts.length > 0 && [
      quietHeading('Not documented yet', 'what-is-not-published'),
      textOrList(openFacts),
    ],
    quietHeading('Sources', sourcesAnchor),
    ...sourceList(guide, refs.sources),
  );
  // The anchor is inside the section: for a link to `details` itself, a browser would not open it.
  return component('details', {className: 'fold pms-about'}, [
    summary,
    component('div', {id: 'about-these-facts'}, parts),
  ]);
}

/** Builds the list of sources, below a sentence with what most of them have in common. */
function sourceList(guide: PmsGuide, sources: NumberedSource[]): RootContent[] {
  const days = groupBy(sources, ({read}) => read).sort(([, a], [, b]) => b.length - a.length);
  const [usualDay] = days[0]!;
  return [
    paragraph(
      `Last checked on ${longDate(lastReadOf(guide))}. Read on ${longDate(usualDay)} and documented, unless noted.`,
    ),
    orderedList(sources.map((source) => sourceItem(source, usualDay))),
  ];
}

/** Builds a list item for a source. Sources on this site are not linked, because the cited edition is offline. */
function sourceItem(source: NumberedSource, usualDay: string): ListItem {
  const {id, url, title, read, confidence, note} = source;
  const remarks = compact(
    read !== usualDay && `Read on ${longDate(read)}.`,
    confidence !== 'documented' && `${confidences[confidence]}.`,
    note,
  );
  const place: Inline = isOwn(source) ? title : link(url, title);
  return listItem([place, ['.', ...remarks].join(' ')], {
    id: sourceAnchor(id),
    'data-ignore': 'search',
  });
}

/** Lists the facts about the PMS's own API. */
function systemFacts(guide: PmsGuide, refs: References): LabelledFact[] {
  const {vendor, api, authentication, pagination, sandbox, webhooks} = guide.pms;
  const {calry, system} = webhooks;
  return [
    refs.row('Vendor', vendor, ({url}) => link(url, hostOf(url))),
    refs.row('API documentation', api.docs, ({url, note = ''}) => [
      link(url, hostOf(url)),
      note && `. ${note}`,
    ]),
    refs.row('Style', api.style, ({text}) => text),
    [
      'Hosts',
      api.hosts.length === 0
        ? yesNoUnknown.unknown
        : onLines(api.hosts.map((host) => refs.cited([`${host.use}: `, code(host.url)], host))),
    ],
    refs.row('Authentication', authentication, ({text}) => text),
    ...groupBy(authentication.fields, (field) => field.in).map(([place, fields]): LabelledFact => [
      `Request ${place}`,
      onLines(fields.map((field) => refs.cited([code(field.name), `: ${field.value}`], field))),
    ]),
    refs.row('Token or key lifetime', authentication.tokenLifetime, ({text}) => text),
    refs.row('Pagination', pagination, ({style, text}) => [
      strong(paginationStyles[style]),
      `. ${text}`,
    ]),
    // What is unknown here is in the key facts.
    ...(sandbox === 'unknown'
      ? []
      : [refs.row('For testing', sandbox, ({text}) => [strong(shortSandbox(guide)), `. ${text}`])]),
    ...(calry !== 'unknown' && calry.setup === 'unknown'
      ? [refs.row('Webhooks through Calry', calry, ({text}) => text)]
      : []),
    ...(system === 'unknown' ? [] : [refs.row('PMS webhooks', system, ({text}) => text)]),
  ];
}

/** Builds the details of the PMS's own API, with the facts that are known. */
function systemApiPart(guide: PmsGuide, refs: References, facts: LabelledFact[]): RootContent[] {
  return [
    paragraph(refs.cited(guide.pms.summary.text, guide.pms.summary)),
    ...parseMarkdown(
      'You need these details only for [passthrough requests](/docs/vacation-rental-api/passthrough) and for debugging.',
    ),
    factStrip(facts, 'fact-strip fact-strip--rows'),
    ...eventsPart(guide, refs),
    ...unaskedCredentials(quietHeading("What Calry doesn't ask for", 'not-asked'), guide, refs),
  ];
}

const onLines = (lines: Inline[]): Inline =>
  lines.map((line, index) => [index === 0 ? '' : {type: 'break'}, line]);

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');

/** Lists the events of the PMS's own webhooks. */
function eventsPart(guide: PmsGuide, refs: References): RootContent[] {
  const {events} = guide.pms.webhooks;
  if (events === 'unknown') return [];
  const more = {yes: '', no: ' (more exist)', unknown: ' (there may be more)'}[events.complete];
  const data = {hProperties: {className: ['clean-list', 'pms-events']}};
  return [
    quietHeading(refs.cited(`Events${more}`, events), 'own-events'),
    {...list(events.names.map(code)), data},
  ];
}

/** Formats a date as precisely as its source gives it: a day, a month or a year. */
function dateText(date: string): string {
  if (date.length === 10) return longDate(date);
  return date.length === 7 ? monthOf(date) : date;
}

/** Builds a list of the PMS's changes, those to come first. Empty if there are none. */
function changesPart({pms}: PmsGuide, refs: References): RootContent[] {
  const changes = pms.changes.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const items = list(
    changes.map(({date, ...fact}) => [strong(dateText(date)), ': ', refs.cited(fact.text, fact)]),
  );
  const [first] = items.children;
  if (!first) return [];
  // Links lead here: Docusaurus knows the anchors of list items, but not that of a quiet heading.
  first.data = {hProperties: {id: 'changes'}};
  return [quietHeading('Changes', 'changes-list'), items];
}
