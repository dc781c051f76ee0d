// Builds the top of a PMS guide from its front matter: what a connection takes.
import type {RootContent} from 'mdast';
import {byWay, methodsByWay, type OfWay, suppliedByWay, webhooksByWay} from '../model/credentials';
import {countsSingleCalls} from '../model/derive';
import {shortMainLimit, shortSandbox, shortWebhooks} from '../model/shortForm';
import type {PmsGuide} from '../model/validate';
import {yesNoUnknown, connectionStates, noCredentials, otherNameKinds} from '../model/vocabulary';
import {compact} from '../../../site/compact';
import {separated} from '../../../site/separated';
import {
  code,
  component,
  heading,
  type Inline,
  link,
  list,
  paragraph,
  wrapped,
} from '../../../site/mdast';
import {
  factStrip,
  type LabelledFact,
  lowerFirst,
  muteUnknown,
  type References,
  unknownAttributes,
  unknownNames,
} from './references';
import {wayAttribute, wayChoice, wayName, tieToWays} from './ways';

/** Builds a warning, like `:::caution[Title]`, if new connections are limited. */
export function stateNote(guide: PmsGuide, refs: References): RootContent[] {
  const {status} = guide.pms;
  if (!status) return [];
  const title = {...paragraph(connectionStates[status.state]), data: {directiveLabel: true}};
  const children = [title, paragraph(refs.cited(status.text, status))];
  return [{type: 'containerDirective', name: 'caution', attributes: {}, children} as RootContent];
}

const theMock = () => link('/docs/guides/work-without-an-account', 'the mock');

/** Joins the values of each way, with the name of the way. The chosen way shows its own, without the name. */
function wayTexts(
  guide: PmsGuide,
  ways: OfWay[],
  textOf = ({values: [first = noCredentials, ...others]}: OfWay): Inline =>
    [first, ...others.map(lowerFirst)].join(', '),
): Inline {
  const texts = ways.map(textOf);
  if (!ways[0]?.way) return texts[0] ?? '';
  return ways.map(({way}, index) => {
    const name = wayName(index === 0 ? String(way) : `; ${way}`);
    return wrapped('span', [name, muteUnknown(texts[index]!)], wayAttribute(guide, way));
  });
}

/** Builds what is below the title: the choice of a way, and facts, of which the last names what is unknown. */
export function atAGlance(guide: PmsGuide, refs: References): RootContent[] {
  const {pms} = guide;
  const {authentication, linkKeys} = pms;
  const testing = shortSandbox(guide);
  const keysByWay = byWay(pms, (way) =>
    linkKeys === 'unknown' || (way && linkKeys.way && way !== linkKeys.way) ? [] : linkKeys.keys,
  );
  const facts: LabelledFact[] = [
    ['Authentication', refs.cited(wayTexts(guide, methodsByWay(pms)), authentication)],
    ['Customer supplies', wayTexts(guide, suppliedByWay(pms, 'account-owner'))],
    [
      'Link key',
      wayTexts(guide, keysByWay, ({values}) =>
        linkKeys === 'unknown' || values.length === 0
          ? yesNoUnknown.unknown
          : refs.cited(separated(values.map(code)), linkKeys),
      ),
    ],
    ['You supply', wayTexts(guide, suppliedByWay(pms, 'integrator'))],
    ['Webhooks through Calry', wayTexts(guide, webhooksByWay(pms))],
    ['PMS webhooks', shortWebhooks(guide).text],
    limitFact(guide),
    ['For testing', testing === yesNoUnknown.unknown ? ['None known. Use ', theMock()] : testing],
    ...otherNames(guide, refs),
  ];
  const unknown = unknownNames(facts);
  if (unknown) facts.push([yesNoUnknown.unknown, unknown, unknownAttributes]);
  return compact<RootContent>(
    heading(2, 'Key facts', 'at-a-glance'),
    ...wayChoice(guide),
    factStrip(facts),
  );
}

/**
 * Returns the limit that stands for a PMS, shown for the only way of connecting that it is about. What it counts, and how
 * well it is known, is in the section on rate limits, except that a limit of single calls leaves that of all unknown.
 */
function limitFact(guide: PmsGuide): LabelledFact {
  const limit = shortMainLimit(guide);
  if (!limit) return ['Rate limit', yesNoUnknown.unknown];
  const {value, caution, fact} = limit;
  const single = countsSingleCalls(fact) && `${value} for ${fact.scope}`;
  const remarks = compact(single, caution).join('; ');
  const remark = wrapped('span', `(${remarks})`, {className: ['pms-remark']});
  const shown = single ? yesNoUnknown.unknown : value;
  return ['Rate limit', remarks ? [`${shown} `, remark] : shown, wayAttribute(guide, fact.way)];
}

function otherNames({pms}: PmsGuide, refs: References): LabelledFact[] {
  const names = pms.otherNames.map((other) =>
    refs.cited(`${other.name} (${otherNameKinds[other.kind]})`, other),
  );
  return names.length > 0 ? [['Also known as', separated(names), {className: 'pms-names'}]] : [];
}

/** Builds what the PMS requires of an account, which ends the section *Before you begin*. */
export function prerequisitesPart(guide: PmsGuide, refs: References): RootContent[] {
  const {prerequisites} = guide.pms;
  if (prerequisites.length === 0) return [];
  const texts = prerequisites.map((condition): Inline[] => [
    condition.way ? wayName(condition.way) : '',
    refs.cited(condition.text, condition),
  ]);
  const data = {hProperties: {id: 'conditions'}};
  if (texts.length === 1) return [{...paragraph(...texts[0]!), data}];
  const node = list(texts);
  tieToWays(node.children, guide, prerequisites);
  const parts = [paragraph('Check these conditions:'), {...node, data}];
  const [way, ...others] = new Set(prerequisites.map((condition) => condition.way));
  if (!way || others.length > 0) return parts;
  // No other way shows the line above the list.
  return [component('div', wayAttribute(guide, way), parts)];
}
