// Derives values from the facts of a guide: texts, comparable numbers, and sources.
import {citations} from './body';
import {type Cited, factsOf} from './facts';
import {pmsGuidesFolder} from './pmsGuidesFolder';
import {compact} from '../../../site/compact';
import {product} from '../../../product';
import {type Limit, type PmsFacts, sharedSources, type Source} from './schema';
import type {PmsGuide} from './validate';
import {type Confidence, type ResourceKey, resourceKeys, timeUnits} from './vocabulary';

/** A source with its ID and its number in the guide's list of sources. */
export type NumberedSource = Source & {id: string; number: number};

type Resource = Exclude<PmsFacts['resources'][ResourceKey], 'unknown'>;

/** Support for one resource. `source` is empty if the support is unknown. */
export type OwnSupport = Resource & {key: ResourceKey; source: string[]};

/** Returns the route of a guide, URL-encoded. */
export const pmsGuideRoute = (slug: string): string => encodeURI(`/${pmsGuidesFolder}/${slug}`);

/** Converts a limit to requests per minute, for comparison; undefined if it counts credits or messages. */
export const perMinute = ({count, counted, every, unit}: Limit): number | undefined =>
  counted === 'requests' ? (count * 60) / (every * timeUnits[unit]) : undefined;

/** Returns the limits of a PMS; empty if they are unknown or have no figures. */
export const limitsOf = ({rateLimit}: PmsFacts): Limit[] =>
  rateLimit === 'unknown' || rateLimit.limits === 'unknown' ? [] : rateLimit.limits;

/** Returns whether a limit counts only some calls: `each of three endpoints`. */
export const countsSingleCalls = ({counted, scope}: Limit): boolean =>
  counted === 'messages' || scope.startsWith('each ');

/** Returns what a limit counts together: `Open API: account`. */
export const scopeOf = ({way, group, scope}: Limit) => compact(way, group, scope).join(': ');

/**
 * Returns the limit that stands for a PMS: the first one or, if it counts requests, the one of its scope that a steady
 * stream of requests reaches first.
 */
export function mainLimitOf(pms: PmsFacts): Limit | undefined {
  const [first, ...others] = limitsOf(pms);
  if (!first || perMinute(first) === undefined) return first;
  return others
    .filter((limit) => perMinute(limit) !== undefined && scopeOf(limit) === scopeOf(first))
    .reduce((a, b) => (Number(perMinute(b)) < Number(perMinute(a)) ? b : a), first);
}

/** Lists the support for each resource, in the order of `resourceKeys`. */
export function ownSupportOf(pms: PmsFacts): OwnSupport[] {
  return resourceKeys.map((key) => {
    const entry = pms.resources[key];
    if (entry === 'unknown') return {key, support: 'unknown', source: []};
    return {...entry, key, source: [entry.source].flat()};
  });
}

/** Returns true for a source on this site. The cited edition of such a source is no longer online. */
export const isOwn = ({url}: {url: string}): boolean =>
  new URL(url).host === new URL(product.siteUrl).host;

/** What cites sources: the facts and the text of a guide. */
type Citing = Pick<PmsGuide, 'pms' | 'body'>;

/** Caches the sources, because collecting them reads the whole guide, and each short form of a fact needs them. */
const numbered = new WeakMap<Citing, NumberedSource[]>();

/** Returns the sources of a guide, numbered: first the sources that a reader can open, then pages of this site. */
export function numberedSources(guide: Citing): NumberedSource[] {
  const sources = numbered.get(guide) ?? collectSources(guide);
  numbered.set(guide, sources);
  return sources;
}

function collectSources(guide: Citing): NumberedSource[] {
  const cited = new Set([
    ...factsOf(guide.pms).flatMap(({source}) => source),
    ...citations(guide.body).map(({text}) => text),
  ]);
  const shared = Object.entries(sharedSources).filter(([id]) => cited.has(id));
  return [...Object.entries(guide.pms.sources), ...shared]
    .sort(([, a], [, b]) => Number(isOwn(a)) - Number(isOwn(b)))
    .map(([id, source], index) => ({...source, id, number: index + 1}));
}

/** How well a fact is known; `inferred`: a conclusion from what documented sources say. */
export type Standing = Confidence | 'inferred';

/** Returns how well a fact of a guide is known, by its own confidence or, if it has none, by that of its best source. */
export function standingIn(guide: Citing, fact: Cited): Standing {
  const cited = numberedSources(guide).filter(({id}) => [fact.source].flat().includes(id));
  const has = (level: Confidence) => cited.some(({confidence}) => confidence === level);
  if (fact.confidence === 'secondary') return has('secondary') ? 'secondary' : 'inferred';
  return fact.confidence ?? (has('documented') ? 'documented' : 'secondary');
}

/** Returns the latest date on which a source of the guide was read, as YYYY-MM-DD. */
export const lastReadOf = (guide: Citing): string =>
  numberedSources(guide).reduce((last, {read}) => (read > last ? read : last), '');
