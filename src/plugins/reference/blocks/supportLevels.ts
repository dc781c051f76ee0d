// Reads which PMSs support something: from the table of the PMS guides, and from the lists of the contract.
import {pmsGuideRoute} from '../../pms/model/derive';
import type {OwnCell, OwnColumn} from '../../pms/model/ownSupport';
import {bestFirst, type UnifiedSupport} from '../../../site/unifiedSupport';
import type {PmsGuide} from '../../pms/model/validate';
import {standingWords, supportValues} from '../../pms/model/vocabulary';
import {capitalized} from '../../../site/text';

/** Returns the name of a support level that readers see. */
export const levelName = (level: string): string =>
  level in supportValues ? supportValues[level as keyof typeof supportValues] : capitalized(level);

/** The support level of one PMS, with a link to its guide if there is one, and the mark of what isn't documented. */
export type PmsSupport = {name: string; href?: string; level: string; mark?: string};

/** What an operation does. */
export type Use = 'read' | 'write';

/** The HTTP methods of a column, by the suffix of its key. A column without a suffix is about all methods. */
const methodsBySuffix: Record<string, string[]> = {
  Read: ['get'],
  Create: ['post'],
  Update: ['put', 'patch'],
};

/** Returns the HTTP methods that a column is about; undefined if it is about all. */
export const httpMethodsOf = ({key}: OwnColumn): string[] | undefined =>
  methodsBySuffix[/(Read|Create|Update)$/.exec(key)?.[0] ?? ''];

/** Whether a cell, of a column about all methods, doesn't say that this use works. */
const isUnknown = ({support, reading, writing}: OwnCell, use?: Use): boolean =>
  support === 'yes' && (use === 'write' ? !writing : use === 'read' && Boolean(reading));

/** Returns the mark of the support in one direction; empty if it is documented. */
const markOf = ({writing, standing}: OwnCell, use?: Use): string =>
  standingWords[use === 'write' && writing === 'reported' ? 'secondary' : standing];

/**
 * Returns the support of each PMS in one column of the guides' table.
 *
 * @param use what the operation does: a PMS then supports it only if its guide says that this direction works
 */
export const ownSupportIn = (column: OwnColumn, use?: Use): PmsSupport[] =>
  column.cells.map((cell) => ({
    name: cell.guide.title,
    href: pmsGuideRoute(cell.guide.slug),
    level: !httpMethodsOf(column) && isUnknown(cell, use) ? 'unknown' : cell.support,
    mark: markOf(cell, use),
  }));

/**
 * Returns the best support of each PMS of a list over rows of it, in the order of the list. A list without rows only
 * names the PMSs.
 */
export const unifiedSupportIn = (
  list: UnifiedSupport,
  guides: readonly PmsGuide[],
  rows = Object.values(list.rows),
): PmsSupport[] =>
  list.columns.map((slug, index) => {
    const [level = 'yes'] = rows.map((row) => row[index] ?? 'unknown').sort(bestFirst);
    const guide = guides.find((one) => one.slug === slug);
    return guide
      ? {name: guide.title, href: pmsGuideRoute(slug), level}
      : {name: capitalized(slug), level};
  });

/** Counts the PMSs with a support level. */
export const countOf = (all: PmsSupport[], level: string) =>
  all.filter((support) => support.level === level).length;

/** Returns the support levels that occur, the best first. */
export const levelsOf = (all: PmsSupport[]): string[] =>
  [...new Set(all.map(({level}) => level))].sort(bestFirst);
