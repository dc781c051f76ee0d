import {citations} from './body';
import {factsOf, unknownsOf} from './facts';
import {guidesFolder} from './guidesFolder';
import {product} from '../../product';
import type {Limit, PmsFacts, Source} from './schema';
import {sharedSources} from './sharedSources';
import type {Guide} from './validate';
import {
  authenticationMethods,
  type Confidence,
  type ResourceKey,
  resourceKeys,
  suppliers,
  type TestAccount,
  timeUnits,
} from './vocabulary';

/** A source with its ID and its number in the list of sources. */
export type NumberedSource = Source & {id: string; number: number};

type Resource = Exclude<PmsFacts['resources'][ResourceKey], 'unknown'>;

/** What is known of a resource, without sources if nothing is. */
export type SupportEntry = Resource & {key: ResourceKey; source: string[]};

const numberFormat = new Intl.NumberFormat('en-GB');

/** The address of a guide, encoded as in links. */
export function guideRoute(slug: string): string {
  return encodeURI(`/${guidesFolder}/${slug}`);
}

/** "300 requests per 5 minutes". */
export function limitText({count, counted, every, unit}: Limit): string {
  const thing = count === 1 ? counted.slice(0, -1) : counted;
  return `${numberFormat.format(count)} ${thing} per ${every === 1 ? unit : `${every} ${unit}s`}`;
}

/** A limit in requests a minute, which can be compared; undefined for credits and messages. */
export function perMinute({count, counted, every, unit}: Limit): number | undefined {
  return counted === 'requests' ? (count * 60) / (every * timeUnits[unit]) : undefined;
}

/** The limits of a system; none when they are unknown or without a figure. */
export function limitsOf({rateLimit}: PmsFacts): Limit[] {
  return rateLimit === 'unknown' || rateLimit.limits === 'unknown' ? [] : rateLimit.limits;
}

/**
 * The limit that a steady stream of requests reaches first: the strictest of those with the scope of the first one
 * that counts requests; without such a limit, the first.
 */
export function strictestOf(pms: PmsFacts): Limit | undefined {
  const limits = limitsOf(pms);
  const [first, ...others] = limits.filter((limit) => perMinute(limit) !== undefined);
  if (!first) return limits[0];
  return others
    .filter(({scope}) => scope === first.scope)
    .reduce((a, b) => (Number(perMinute(b)) < Number(perMinute(a)) ? b : a), first);
}

/**
 * How to get a test account, or whether there is one if no way is known. `fact` is the source of the value.
 */
export function testAccountOf({sandbox}: PmsFacts): {
  account: TestAccount;
  fact?: Exclude<PmsFacts['sandbox'], 'unknown'>;
} {
  if (sandbox === 'unknown') return {account: 'unknown'};
  const {access, available} = sandbox;
  return {account: access === 'unknown' ? available : access, fact: sandbox};
}

export function authenticationText({authentication}: PmsFacts): string[] {
  return authentication.methods.map((method) => authenticationMethods[method]);
}

/** The route whose credentials are needed in addition to those of another route. */
const webhooksRoute = 'Webhooks';

/** The credentials that one side has to bring before an account can be connected. */
export const requiredCredentials = (pms: PmsFacts, supplier: keyof typeof suppliers) =>
  pms.credentials.filter(
    ({suppliedBy, required, goesTo}) =>
      suppliedBy === supplier && required === 'yes' && goesTo !== 'not-asked',
  );

/** The ways of connecting that replace each other. */
export function routesOf(pms: PmsFacts): string[] {
  const credentials = [
    ...requiredCredentials(pms, 'integrator'),
    ...requiredCredentials(pms, 'account-owner'),
  ];
  const routes = credentials.flatMap(({route}) => route ?? []);
  return [...new Set(routes)].filter((route) => route !== webhooksRoute);
}

/**
 * The names of the credentials that one side supplies. The credentials of one way of connecting are one text with
 * the name of the way, and so are alternative ways.
 */
export function suppliedTexts(pms: PmsFacts, supplier: keyof typeof suppliers): string[] {
  const credentials = requiredCredentials(pms, supplier);
  const ofRoute = (route: string) => {
    const names = credentials.filter((one) => one.route === route).map(({name}) => name);
    return names.includes(route) ? names.join(' and ') : `${names.join(' and ')} (${route})`;
  };
  const routes = [...new Set(credentials.flatMap(({route}) => route ?? []))];
  const ways = routes.filter((route) => route !== webhooksRoute).map(ofRoute);
  return [
    ...credentials.filter(({route}) => route === undefined).map(({name}) => name),
    ...(ways.length > 0 ? [ways.join(', or ')] : []),
    ...(routes.includes(webhooksRoute) ? [ofRoute(webhooksRoute)] : []),
  ];
}

/** What the API of a system exposes, resource by resource, in the order of the vocabulary. */
export function supportOf(pms: PmsFacts): SupportEntry[] {
  return resourceKeys.map((key) => {
    const entry = pms.resources[key];
    if (entry === 'unknown') return {key, support: 'unknown', source: []};
    return {...entry, key, source: [entry.source].flat()};
  });
}

/** Whether a source is a page of this site. Its earlier edition, which was read, is no longer online. */
export const isOwn = ({url}: {url: string}): boolean =>
  new URL(url).host === new URL(product.siteUrl).host;

/** The sources of a guide in the order of its list: those that a reader can open, then pages of this site. */
export function sourcesOf(guide: Pick<Guide, 'pms' | 'body'>): NumberedSource[] {
  const cited = new Set([
    ...factsOf(guide.pms).flatMap(({source}) => source),
    ...citations(guide.body).map(({id}) => id),
  ]);
  const shared = Object.entries(sharedSources).filter(([id]) => cited.has(id));
  const all = [...Object.entries(guide.pms.sources), ...shared];
  return [
    ...all.filter(([, source]) => !isOwn(source)),
    ...all.filter(([, source]) => isOwn(source)),
  ].map(([id, source], index) => ({...source, id, number: index + 1}));
}

/** The confidence that a fact states, or else that of its best source. */
export function confidenceOf(
  fact: {source: readonly string[]; confidence?: Confidence},
  sources: readonly {id: string; confidence: Confidence}[],
): Confidence {
  if (fact.confidence) return fact.confidence;
  return sources.some(({id, confidence}) => fact.source.includes(id) && confidence === 'documented')
    ? 'documented'
    : 'secondary';
}

/** How many facts of a guide are documented, reported by others, and unknown. */
export function evidenceOf(guide: Pick<Guide, 'pms' | 'body'>) {
  const sources = sourcesOf(guide);
  const counts = {documented: 0, secondary: 0, unknown: unknownsOf(guide.pms).length};
  for (const fact of factsOf(guide.pms)) counts[confidenceOf(fact, sources)]++;
  return counts;
}

/** The latest day on which a source of the guide was read. */
export function lastReadOf(guide: Pick<Guide, 'pms' | 'body'>): string {
  return sourcesOf(guide)
    .map(({read}) => read)
    .reduce((latest, read) => (read > latest ? read : latest), '');
}
