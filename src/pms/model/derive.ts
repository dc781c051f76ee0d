import {citations} from './body';
import {factsOf, unknownsOf} from './facts';
import {guidesFolder} from './guidesFolder';
import type {Credential, Limit, PmsFacts, Source} from './schema';
import {sharedSources} from './sharedSources';
import type {Guide} from './validate';
import {
  authenticationMethods,
  type Confidence,
  type ResourceKey,
  resources,
  type Support,
  suppliers,
  type TestAccount,
  timeUnits,
} from './vocabulary';

/** A source with its id and the number by which the page refers to it. */
export type NumberedSource = Source & {id: string; number: number};

export type SupportEntry = {
  key: ResourceKey;
  support: Support;
  writing?: 'yes';
  note?: string;
  source: string[];
  confidence?: Confidence;
};

/** What a system offers to integrators for tests. */
type Sandbox = Exclude<PmsFacts['sandbox'], 'unknown'>;

export type EvidenceCounts = {documented: number; secondary: number; unknown: number};

const numberFormat = new Intl.NumberFormat('en-GB');

/** The address of a guide, encoded as it stands in links. */
export function guideRoute(slug: string): string {
  return encodeURI(`/${guidesFolder}/${slug}`);
}

/** "300 requests per 5 minutes". */
export function limitText({count, counted, every, unit}: Limit): string {
  const thing = count === 1 ? counted.slice(0, -1) : counted;
  return `${numberFormat.format(count)} ${thing} per ${every === 1 ? unit : `${every} ${unit}s`}`;
}

/** A limit as a figure that can be compared: requests a minute. Credits and messages cannot be. */
export function perMinute({count, counted, every, unit}: Limit): number | undefined {
  return counted === 'requests' ? (count * 60) / (every * timeUnits[unit]) : undefined;
}

/** The limits of a system; none when they are unknown or without a figure. */
export function limitsOf({rateLimit}: PmsFacts): Limit[] {
  return rateLimit === 'unknown' || rateLimit.limits === 'unknown' ? [] : rateLimit.limits;
}

/**
 * The limit of a system that a steady stream of requests meets first: the strictest of those with the scope of the first one that
 * counts requests; else the first.
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
 * What is known of a test account, with the fact that says so: the way to one; where no way is known, whether there is one. The guide,
 * the comparison and the list of test accounts all show this value.
 */
export function testAccountOf({sandbox}: PmsFacts): {account: TestAccount; fact?: Sandbox} {
  if (sandbox === 'unknown') return {account: 'unknown'};
  const {access, available} = sandbox;
  return {account: access === 'unknown' ? available : access, fact: sandbox};
}

export function authenticationText({authentication}: PmsFacts): string[] {
  return authentication.methods.map((method) => authenticationMethods[method]);
}

/** What one side has to bring before an account can be connected. */
function suppliedBy({credentials}: PmsFacts, supplier: keyof typeof suppliers): Credential[] {
  return credentials.filter(
    (credential) =>
      credential.suppliedBy === supplier &&
      credential.required === 'yes' &&
      credential.goesTo !== 'not-asked',
  );
}

/** The way of connecting that a credential for webhooks has: it comes on top of the others. */
const webhooksRoute = 'Webhooks';

/**
 * The names of what one side has to bring, as a reader is told them: what belongs to a way of connecting stands together with the name
 * of the way, and ways that replace each other stand in one text.
 */
export function suppliedTexts(pms: PmsFacts, supplier: keyof typeof suppliers): string[] {
  const credentials = suppliedBy(pms, supplier);
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
  return (Object.keys(resources) as ResourceKey[]).map((key) => {
    const entry = pms.resources[key];
    if (entry === 'unknown') return {key, support: 'unknown', source: []};
    return {...entry, key, source: [entry.source].flat()};
  });
}

/** The sources of a guide in the order of its list: its own, then the shared ones that it cites. */
export function sourcesOf(guide: Pick<Guide, 'pms' | 'body'>): NumberedSource[] {
  const cited = new Set([
    ...factsOf(guide.pms).flatMap(({source}) => source),
    ...citations(guide.body).map(({name}) => name),
  ]);
  const shared = Object.entries(sharedSources).filter(([id]) => cited.has(id));
  return [...Object.entries(guide.pms.sources), ...shared].map(([id, source], index) => ({
    ...source,
    id,
    number: index + 1,
  }));
}

/** How sure a fact is: its own word, else that of its best source. */
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
export function evidenceOf(guide: Pick<Guide, 'pms' | 'body'>): EvidenceCounts {
  const sources = sourcesOf(guide);
  const counts: EvidenceCounts = {documented: 0, secondary: 0, unknown: 0};
  for (const fact of factsOf(guide.pms)) counts[confidenceOf(fact, sources)]++;
  counts.unknown = unknownsOf(guide.pms).length;
  return counts;
}

/** The latest day on which a source of the guide was read. */
export function lastReadOf(guide: Pick<Guide, 'pms' | 'body'>): string {
  return sourcesOf(guide)
    .map(({read}) => read)
    .reduce((latest, read) => (read > latest ? read : latest), '');
}
