import type {RootContent} from 'mdast';
import {guideRoute, limitText, limitsOf} from './model/derive';
import type {Guide} from './model/validate';
import {compact} from '../site/compact';
import {type Inline, link, paragraph, table} from '../site/mdast';

/**
 * What `<PmsLimits />` stands for: the limits of all systems, a row each, the names of those whose sources disagree, and of those
 * whose limit is unknown.
 */
export function limitsTable(guides: readonly Guide[]): RootContent[] {
  const known = guides.filter(({pms}) => limitsOf(pms).length > 0);
  const disagreeing = known.filter(({pms}) =>
    pms.conflicts.some(({about}) => about === 'rateLimit'),
  );
  const unknown = guides.filter((guide) => !known.includes(guide));
  return compact<RootContent>(
    table(['PMS', 'Limit', 'Scope'], known.flatMap(rowsOf)),
    disagreeing.length > 0 &&
      paragraph(
        'Sources disagree on ',
        enumeration(disagreeing.map(({title}) => title)),
        '. Plan for the lower figure; the guide says which source has which.',
      ),
    unknown.length > 0 &&
      paragraph('The rate limit is unknown for ', enumeration(unknown.map(guideLink)), '.'),
  );
}

/** A row for each limit of a system; the first one leads to its guide. */
const rowsOf = (guide: Guide): Inline[][] =>
  limitsOf(guide.pms).map((limit, index) => [
    index === 0 ? guideLink(guide) : guide.title,
    limitText(limit),
    limit.scope,
  ]);

function guideLink({slug, title}: Guide): Inline {
  return link(guideRoute(slug), title);
}

const enumeration = (items: Inline[]): Inline =>
  items.map((item, index) => [
    index === 0 ? '' : index === items.length - 1 ? ' and ' : ', ',
    item,
  ]);
