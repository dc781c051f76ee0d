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
  type SupportEntry,
} from './derive';
import type {Evidence} from './facts';
import type {Limit} from './schema';
import type {Guide} from './validate';
import {answers, sandboxKinds, standingWords, supportLabel, testAccess} from './vocabulary';

type Parts = {
  value: string;
  /** What the value counts or covers. */
  scope?: string;
  standing: Standing;
  /** Who says so, in place of a mark. */
  origin?: string | false;
  isDisputed?: boolean;
  /** The number of similar facts that are not shown. */
  more?: number;
};

/** Joins the parts of a fact: `5 requests per second (IP address; reported; 2 more)`. */
export function shortForm({value, scope, standing, origin, isDisputed, more = 0}: Parts): string {
  const remarks = compact(
    scope,
    origin || standingWords[standing],
    isDisputed && 'sources disagree',
    more > 0 && `${more} more`,
  );
  return remarks.length > 0 ? `${value} (${remarks.join('; ')})` : value;
}

const numberFormat = new Intl.NumberFormat('en-GB');

/** Whether only Calry's own pages say so. */
const isFromCalry = (guide: Guide, {source}: Evidence) =>
  numberedSources(guide)
    .filter(({id}) => [source].flat().includes(id))
    .every(isOwn);

/** Returns the value of a limit. Pages show it with its scope or below the line that has both. */
export function limitValue({count, counted, every, unit}: Limit): string {
  const thing = count === 1 ? counted.slice(0, -1) : counted;
  return `${numberFormat.format(count)} ${thing} per ${every === 1 ? unit : `${every} ${unit}s`}`;
}

/**
 * Returns the short form of limits with one scope: `300 requests per 5 minutes (account)`.
 *
 * @param more the number of other limits that are not shown
 * @throws TypeError if a limit has no scope
 */
export function shortLimit(
  guide: Guide,
  [limit, ...others]: [Limit, ...Limit[]],
  more = 0,
): string {
  const {scope, disputed} = limit;
  if (!scope)
    throw new TypeError(`A limit of ${guide.title} has no scope. Write one, or "scope unknown".`);
  const values = others.map((other) => limitValue(other).replace(` ${other.counted}`, ''));
  return shortForm({
    value: [limitValue(limit), ...values].join(', '),
    scope,
    standing: standingIn(guide, limit),
    origin: isFromCalry(guide, limit) && "Calry's table",
    isDisputed: disputed === true,
    more,
  });
}

/** Returns all limits of a PMS in short, with those of one scope together. `fact` has the sources of a line. */
export function shortLimits(guide: Guide): {text: string; fact: Limit}[] {
  const groups = groupBy(limitsOf(guide.pms), ({scope, counted, disputed, source, confidence}) =>
    JSON.stringify([scope, counted, disputed, source, confidence]),
  );
  return groups.map(([, same]) => ({text: shortLimit(guide, same), fact: same[0]}));
}

/** Returns the short form of the limit that stands for a PMS; undefined if none is known. */
export function shortMainLimit(guide: Guide): string | undefined {
  const limit = mainLimitOf(guide.pms);
  return limit && shortLimit(guide, [limit], limitsOf(guide.pms).length - 1);
}

/** Returns what there is for testing, in short: `Sandbox (public), Test account (reported)`. */
export function shortSandbox(guide: Guide): string {
  const {sandbox} = guide.pms;
  if (sandbox === 'unknown' || sandbox.kinds.length === 0) return answers.unknown;
  const {kinds, access, reported = []} = sandbox;
  return kinds
    .map((kind, index) =>
      shortForm({
        value: sandboxKinds[kind],
        scope: index > 0 || access === 'unknown' ? undefined : testAccess[access],
        standing: reported.includes(kind) ? 'secondary' : standingIn(guide, sandbox),
      }),
    )
    .join(', ');
}

/**
 * Support for something, with its label and how well it is known; `writing: reported`: the writing is less well known.
 */
export type SupportFact = Pick<SupportEntry, 'support' | 'writing'> &
  Pick<Parts, 'value' | 'standing'>;

export const unknownSupport: SupportFact = {
  support: 'unknown',
  value: answers.unknown,
  standing: 'documented',
};

/** Returns whether the PMS itself offers webhooks. */
export function webhooksFact(guide: Guide): SupportFact {
  const {system} = guide.pms.webhooks;
  if (system === 'unknown' || system.support === 'unknown') return unknownSupport;
  const {support} = system;
  return {support, value: answers[support], standing: standingIn(guide, system)};
}

/** Returns whether the PMS's own API offers a resource. */
export function supportFact(guide: Guide, entry: SupportEntry): SupportFact {
  const {support, writing} = entry;
  if (support === 'unknown') return unknownSupport;
  return {support, writing, value: supportLabel(entry), standing: standingIn(guide, entry)};
}
