// The short form of a fact: its value with the scope, the confidence and what else is known. Every list, table and JSON
// file that shows a fact in few words uses it, so that none of them drops a scope or a mark.
import {compact} from '../../../site/compact';
import {confidenceOf, limitsOf, numberedSources, strictestOf} from './derive';
import type {Limit} from './schema';
import type {Guide} from './validate';
import {answers, type Confidence, sandboxKinds, testAccess} from './vocabulary';

type Parts = {
  value: string;
  /** What the value counts or covers. */
  scope?: string;
  confidence: Confidence;
  isDisputed?: boolean;
  /** The number of similar facts that are not shown. */
  more?: number;
};

/** Joins the parts of a fact: `5 requests per second (IP address; reported; 2 more)`. */
export function shortForm({value, scope, confidence, isDisputed, more = 0}: Parts): string {
  const remarks = compact(
    scope,
    confidence === 'secondary' && 'reported',
    isDisputed && 'sources disagree',
    more > 0 && `${more} more`,
  );
  return remarks.length > 0 ? `${value} (${remarks.join('; ')})` : value;
}

const numberFormat = new Intl.NumberFormat('en-GB');

const confidenceIn = (guide: Guide, fact: {source: string | string[]; confidence?: Confidence}) =>
  confidenceOf({...fact, source: [fact.source].flat()}, numberedSources(guide));

/**
 * Returns the short form of a limit, with its scope: `300 requests per 5 minutes (account)`.
 *
 * @param more the number of other limits that are not shown
 * @throws TypeError if the limit has no scope
 */
export function shortLimit(guide: Guide, limit: Limit, more = 0): string {
  const {count, counted, every, unit, scope, disputed} = limit;
  if (!scope)
    throw new TypeError(`A limit of ${guide.title} has no scope. Write one, or "scope unknown".`);
  const thing = count === 1 ? counted.slice(0, -1) : counted;
  return shortForm({
    value: `${numberFormat.format(count)} ${thing} per ${every === 1 ? unit : `${every} ${unit}s`}`,
    scope,
    confidence: confidenceIn(guide, limit),
    isDisputed: disputed === true,
    more,
  });
}

/** Returns the short form of the limit that a steady stream of requests reaches first; undefined if none is known. */
export function shortStrictest(guide: Guide): string | undefined {
  const limit = strictestOf(guide.pms);
  return limit && shortLimit(guide, limit, limitsOf(guide.pms).length - 1);
}

/** Returns what there is for testing, in short: `Test account (on request)`. */
export function shortSandbox(guide: Guide): string {
  const {sandbox} = guide.pms;
  if (sandbox === 'unknown' || sandbox.kinds.length === 0) return answers.unknown;
  const {kinds, access} = sandbox;
  return shortForm({
    value: kinds.map((kind) => sandboxKinds[kind]).join(', '),
    scope: access === 'unknown' ? undefined : testAccess[access],
    confidence: confidenceIn(guide, sandbox),
  });
}
