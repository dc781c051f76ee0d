// Lists of facts from all PMS guides, which replace elements on other pages.
import type {ListItem, RootContent} from 'mdast';
import {guideRoute, limitText, limitsOf, testAccountOf} from './model/derive';
import {separated} from './guideParts';
import type {Limit} from './model/schema';
import type {Guide} from './model/validate';
import {waysToTest} from './model/vocabulary';
import {compact} from '../../site/compact';
import {type Inline, link, list, listItem, paragraph} from '../../site/mdast';

/**
 * Returns the replacement for `<PmsLimits />`: the limits of each PMS, then the PMSs whose sources disagree, then the
 * PMSs whose limit is unknown.
 */
export function limitsList(guides: readonly Guide[]): RootContent[] {
  const known = guides.filter(({pms}) => limitsOf(pms).length > 0);
  const disagreeing = known.filter(({pms}) =>
    pms.conflicts.some(({about}) => about === 'rateLimit'),
  );
  const unknown = guides.filter((guide) => !known.includes(guide));
  return compact<RootContent>(
    {type: 'list', ordered: false, spread: false, children: known.map(limitsItem)},
    disagreeing.length > 0 &&
      paragraph(
        'Sources disagree on ',
        separated(
          disagreeing.map(({title}) => title),
          ' and ',
        ),
        '. Plan for the lower figure; the guide says which source has which.',
      ),
    unknown.length > 0 &&
      paragraph('The rate limit is unknown for ', separated(unknown.map(guideLink), ' and '), '.'),
  );
}

const line = (limit: Limit) => `${limitText(limit)} (${limit.scope})`;

/** Builds the list item of a PMS. A single limit is on the same line; several limits are a nested list. */
function limitsItem(guide: Guide): ListItem {
  const lines = limitsOf(guide.pms).map(line);
  if (lines.length === 1) return listItem([guideLink(guide), ': ', ...lines]);
  const item = listItem([guideLink(guide), ':']);
  return {...item, children: [...item.children, list(lines)]};
}

function guideLink({slug, title}: Guide): Inline {
  return link(guideRoute(slug), title);
}

const ways = Object.keys(waysToTest) as (keyof typeof waysToTest)[];

/** Returns the replacement for `<PmsTestAccounts />`: the PMSs that offer test accounts, easiest access first. */
export function testAccountsList(guides: readonly Guide[]): RootContent[] {
  const items = ways.flatMap((way) =>
    guides
      .map((guide) => ({guide, ...testAccountOf(guide.pms)}))
      .filter(({account}) => account === way)
      .map(({guide, fact}) => [
        guideLink(guide),
        ` (${waysToTest[way].toLowerCase()}): ${fact?.text ?? ''}`,
      ]),
  );
  return [list(items)];
}
