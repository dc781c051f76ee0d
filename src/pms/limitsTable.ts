import type {RootContent} from 'mdast';
import {guideRoute, limitText, limitsOf} from './model/derive';
import type {Guide} from './model/validate';
import {compact} from '../site/compact';
import {type Inline, link, paragraph, table} from '../site/mdast';

/** The limits of all systems, and the names of those whose limit is unknown: what `<PmsLimits />` stands for. */
export function limitsTable(guides: readonly Guide[]): RootContent[] {
  const known = guides.filter(({pms}) => limitsOf(pms).length > 0);
  const others = guides.filter((guide) => !known.includes(guide));
  const names = others.map((guide, index) => [separator(index, others.length), guideLink(guide)]);
  return compact<RootContent>(
    table(
      ['PMS', 'Limit and scope'],
      known.map((guide) => [guideLink(guide), limitLines(guide)]),
    ),
    names.length > 0 && paragraph('The rate limit is unknown for ', names, '.'),
  );
}

function limitLines({pms}: Guide): Inline {
  const lines = limitsOf(pms).map((limit) => `${limitText(limit)} (${limit.scope})`);
  if (pms.conflicts.some(({about}) => about === 'rateLimit')) {
    lines.push('Sources disagree. See the guide.');
  }
  return lines.map((line, index) => [index > 0 ? {type: 'break' as const} : '', line]);
}

function guideLink({slug, title}: Guide): Inline {
  return link(guideRoute(slug), title);
}

function separator(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ' and ' : ', ';
}
