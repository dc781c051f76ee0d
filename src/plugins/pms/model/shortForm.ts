// The short form of a fact: its value with the scope, the confidence and what else is known. Every list, table and JSON
// file that shows a fact in few words uses it, so that none of them drops a scope or a mark.
import {compact} from '../../../site/compact';
import {groupBy} from '../../../site/groupBy';
import {
  isOwn,
  limitsOf,
  numberedSources,
  type Standing,
  standingIn,
  mainLimitOf,
  scopeOf,
  type OwnSupport,
} from './derive';
import type {Cited} from './facts';
import type {Limit} from './schema';
import type {PmsGuide} from './validate';
import {
  yesNoUnknown,
  sandboxKinds,
  standingWords,
  type Support,
  supportLabel,
  supportLetters,
  testAccess,
} from './vocabulary';

type Parts = {
  value: string;
  /** What the value counts or covers. */
  scope?: string;
  standing: Standing;
  /** Who says so, in place of a mark. */
  origin?: string | false;
  isDisputed?: boolean;
  more?: number;
};

/** The short form of a fact. */
export type ShortForm = {
  /** All in one line: `5 requests per second (IP address; reported; 2 more)`. */
  text: string;
  value: string;
  /** What follows the value in parentheses. */
  remarks: string;
  /** Of the remarks, those that a list of key facts can't do without: that sources disagree, and how much more is known. */
  caution: string;
  /** The value with its scope, without the marks of how well it is known. */
  plain: string;
  /** The word for what isn't documented. */
  mark: string;
  /** The number of similar facts that are not shown. */
  more: number;
};

function shortForm({value, scope, standing, origin, isDisputed, more = 0}: Parts): ShortForm {
  const withRemarks = (text = '') => (text ? `${value} (${text})` : value);
  const mark = standingWords[standing];
  const caution = compact(isDisputed && 'sources disagree', more > 0 && `${more} more`).join('; ');
  const remarks = compact(scope, origin || mark, caution).join('; ');
  return {
    text: withRemarks(remarks),
    value,
    remarks,
    caution,
    plain: withRemarks(scope),
    mark: origin ? '' : mark,
    more,
  };
}

const numberFormat = new Intl.NumberFormat('en-GB');

/** Whether only Calry's own pages say so. */
const isFromCalry = (guide: PmsGuide, {source}: Cited) =>
  numberedSources(guide)
    .filter(({id}) => [source].flat().includes(id))
    .every(isOwn);

/** Returns the value of a limit. Pages show it with its scope or below the line that has both. */
function limitValue({count, counted, every, unit}: Limit): string {
  const thing = count === 1 ? counted.slice(0, -1) : counted;
  return `${numberFormat.format(count)} ${thing} per ${every === 1 ? unit : `${every} ${unit}s`}`;
}

/**
 * Returns the short form of limits with one scope: `300 requests per 5 minutes (account)`.
 *
 * @param more the number of other limits that are not shown
 */
export function shortLimit(guide: PmsGuide, [limit, ...others]: [Limit, ...Limit[]], more = 0) {
  const values = others.map((other) => limitValue(other).replace(` ${other.counted}`, ''));
  return shortForm({
    value: [limitValue(limit), ...values].join(', '),
    scope: scopeOf(limit),
    standing: standingIn(guide, limit),
    origin: isFromCalry(guide, limit) && "Calry's table",
    isDisputed: limit.disputed === true,
    more,
  });
}

/** Returns all limits of a PMS in short, with those of one scope together. `fact` has the sources of a line. */
export function shortLimits(guide: PmsGuide): (ShortForm & {fact: Limit})[] {
  const groups = groupBy(limitsOf(guide.pms), (limit) =>
    JSON.stringify({...limit, count: 0, every: 0, unit: 0}),
  );
  return groups.map(([, same]) => ({...shortLimit(guide, same), fact: same[0]}));
}

/** Returns the value of a limit in few letters: `5 / 10 s`. */
function limitInBrief({count, counted, every, unit}: Limit): string {
  const shortUnit = {second: 's', minute: 'min', hour: 'h', day: 'day'}[unit];
  const window = every === 1 ? shortUnit : `${every} ${shortUnit}`;
  const amount = numberFormat.format(count) + (counted === 'requests' ? '' : ` ${counted}`);
  return `${amount} / ${window}`;
}

/** Returns the short form of the limit that stands for a PMS, also for narrow columns; undefined if none is known. */
export function shortMainLimit(guide: PmsGuide) {
  const limit = mainLimitOf(guide.pms);
  if (!limit) return undefined;
  const short = shortLimit(guide, [limit], limitsOf(guide.pms).length - 1);
  return {...short, fact: limit, brief: limitInBrief(limit)};
}

/** Returns what there is for testing; empty if nothing is known. */
export function shortSandboxes(guide: PmsGuide): ShortForm[] {
  const {sandbox} = guide.pms;
  if (sandbox === 'unknown') return [];
  const {kinds, access, reported = []} = sandbox;
  return kinds.map((kind, index) =>
    shortForm({
      value: sandboxKinds[kind],
      scope: index > 0 || access === 'unknown' ? undefined : testAccess[access],
      standing: reported.includes(kind) ? 'secondary' : standingIn(guide, sandbox),
    }),
  );
}

/** Returns what there is for testing in one line: `Sandbox (public), Test account (reported)`. */
export const shortSandbox = (guide: PmsGuide): string =>
  shortSandboxes(guide)
    .map(({text}) => text)
    .join(', ') || yesNoUnknown.unknown;

/** Support for something. `letters` stand for it in narrow columns, in place of an icon. */
export type ShortSupport = ShortForm & {support: Support; letters?: string | undefined};

export const unknownSupport: ShortSupport = {
  ...shortForm({value: yesNoUnknown.unknown, standing: 'documented'}),
  support: 'unknown',
};

/** Returns whether the PMS itself offers webhooks. */
export function shortWebhooks(guide: PmsGuide): ShortSupport {
  const {system} = guide.pms.webhooks;
  if (system === 'unknown' || system.support === 'unknown') return unknownSupport;
  const {support} = system;
  return {
    ...shortForm({value: yesNoUnknown[support], standing: standingIn(guide, system)}),
    support,
  };
}

/** Returns whether the PMS's own API offers a resource. */
export function shortSupport(guide: PmsGuide, entry: OwnSupport): ShortSupport {
  const {support, writing} = entry;
  if (support === 'unknown') return unknownSupport;
  const short = shortForm({value: supportLabel(entry), standing: standingIn(guide, entry)});
  const mark = writing === 'reported' ? standingWords.secondary : short.mark;
  return {...short, mark, support, letters: supportLetters(entry)};
}
