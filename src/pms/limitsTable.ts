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

const lineBreak = {type: 'break'} as const;

function limitLines({pms}: Guide): Inline {
  const lines = limitsOf(pms).map((limit) => `${limitText(limit)} (${limit.scope})`);
  const disagree = pms.conflicts.some(({about}) => about === 'rateLimit');
  // The cell of a Markdown table is one line: there, the sign alone keeps two limits apart.
  return [
    lines.map((line, index) => [index > 0 ? [';', lineBreak] : '', line]),
    disagree ? ['.', lineBreak, 'Sources disagree. See the guide.'] : '',
  ];
}

function guideLink({slug, title}: Guide): Inline {
  return link(guideRoute(slug), title);
}

function separator(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ' and ' : ', ';
}
