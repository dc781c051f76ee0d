// Lists of facts from all PMS guides, which replace elements on other pages.
import type {ListItem, RootContent} from 'mdast';
import {pmsGuideRoute, limitsOf, perMinute, mainLimitOf} from './model/derive';
import {shortLimit, shortLimits, shortSandbox} from './model/shortForm';
import type {Limit} from './model/schema';
import type {PmsGuide} from './model/validate';
import {compact} from '../../site/compact';
import {separated} from '../../site/separated';
import {type Inline, link, list, listItem, paragraph} from '../../site/mdast';

/** Returns the replacement for `<PmsLimits />`: the limits of each PMS, then the PMSs whose limit is unknown. */
export function limitsList(guides: readonly PmsGuide[]): RootContent[] {
  const limited = guides.filter(({pms}) => limitsOf(pms).length > 0);
  const unknown = guides.filter((guide) => !limited.includes(guide));
  return compact<RootContent>(
    {type: 'list', ordered: false, spread: false, children: limited.map(limitsItem)},
    namesAfter('The rate limit is unknown for ', unknown),
  );
}

/** The requests a minute that docs/guides/rate-limiting.mdx advises for each account; the clients send no more. */
export const advisedPace = 90;

/** Returns the requests a minute that the PMS of a guide allows, and the limit, if that is less than the advised pace. */
export function paceOf({pms}: PmsGuide): {pace: number; limit: Limit} | undefined {
  const limit = mainLimitOf(pms);
  const pace = limit && perMinute(limit);
  if (!limit || pace === undefined || pace >= advisedPace) return undefined;
  return {pace: Math.floor(pace), limit};
}

/** Returns the replacement for `<PmsPaces />`: the pace of each PMS that allows less than the API. */
export function pacesList(guides: readonly PmsGuide[]): RootContent[] {
  const paces = guides.flatMap((guide) => {
    const pace = paceOf(guide);
    return pace ? [{guide, ...pace}] : [];
  });
  paces.sort((a, b) => a.pace - b.pace);
  return [
    list(
      paces.map(({guide, limit, pace}) => [
        guideLink(guide),
        `: ${pace} a minute, from ${shortLimit(guide, [limit]).text}.`,
      ]),
    ),
  ];
}

/** Builds the list item of a PMS. A single limit is on the same line; several limits are a nested list. */
function limitsItem(guide: PmsGuide): ListItem {
  const lines = shortLimits(guide).map(({text}) => text);
  if (lines.length === 1) return listItem([guideLink(guide), ': ', ...lines]);
  const item = listItem([guideLink(guide), ':']);
  return {...item, children: [...item.children, list(lines)]};
}

const guideLink = ({slug, title}: PmsGuide): Inline => link(pmsGuideRoute(slug), title);

/** Ends a list with the PMSs that it lacks. */
const namesAfter = (text: string, guides: readonly PmsGuide[]) =>
  guides.length > 0 && paragraph(text, separated(guides.map(guideLink), ' and '), '.');

/** Returns the replacement for `<PmsTestAccounts />`: what each PMS has for testing, and the PMSs of which none is known. */
export function testAccountsList(guides: readonly PmsGuide[]): RootContent[] {
  const unknown = guides.filter(({pms}) => pms.sandbox === 'unknown');
  const items = guides.flatMap((guide): Inline[] => {
    const {sandbox} = guide.pms;
    if (sandbox === 'unknown') return [];
    const short = sandbox.kinds.length > 0 ? shortSandbox(guide) : 'none by the vendor';
    return [[guideLink(guide), `: ${short}. ${sandbox.text}`]];
  });
  return compact<RootContent>(list(items), namesAfter('None is known for ', unknown));
}
