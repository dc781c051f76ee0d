import type {RootContent} from 'mdast';
import {guideRoute, limitText, limitsOf} from '../../pms/derive';
import type {Guide} from '../../pms/validate';
import {type Inline, link, paragraph, table} from './mdast';

/** The published limits of all systems, and the names of those that have none: what `<PmsLimits />` stands for. */
export function limitsTable(guides: readonly Guide[]): RootContent[] {
  const known = guides.filter(({pms}) => limitsOf(pms).length > 0);
  const others = guides.filter((guide) => !known.includes(guide));
  const guideLink = ({slug, title}: Guide) => link(guideRoute(slug), title);
  const rows = known.flatMap((guide) =>
    limitsOf(guide.pms).map((limit, index): Inline[] => [
      index === 0 ? guideLink(guide) : '',
      limitText(limit),
      limit.scope,
      index === 0 && guide.pms.conflicts.some(({about}) => about === 'rateLimit')
        ? 'Sources disagree'
        : '',
    ]),
  );
  return [
    table(['PMS', 'Limit', 'Counted for', 'Remark'], rows),
    ...(others.length > 0
      ? [
          paragraph(
            'No figure is published for ',
            others.map((guide, index): Inline => [separator(index, others.length), guideLink(guide)]),
            '.',
          ),
        ]
      : []),
  ];
}

function separator(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ' and ' : ', ';
}
