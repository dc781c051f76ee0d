// Derives the ways to connect, and what holds in each: what each side supplies, the methods, the webhooks.
import type {PmsFacts} from './schema';
import {authenticationMethods, type suppliers, webhookSetups} from './vocabulary';

type AuthenticationMethod = keyof typeof authenticationMethods;

/** The only `way` that is not an alternative: its credentials are needed in addition to those of another way. */
const webhooksWay = 'Webhooks';

/** Returns the credentials that one side must supply to connect an account, in one way of connecting if it is given. */
export const requiredCredentials = (
  pms: PmsFacts,
  supplier: keyof typeof suppliers,
  ofWay?: string,
) =>
  pms.credentials.filter(
    ({suppliedBy, required, goesTo, way}) =>
      suppliedBy === supplier &&
      required === 'yes' &&
      goesTo !== 'not-asked' &&
      (ofWay === undefined || [ofWay, webhooksWay, undefined].includes(way)),
  );

/** Whether the name of a credential or method says that it is an API key. */
export const isApiKey = (name: string) => name.includes('API key');

/** Returns the alternative ways of connecting an account: `way` in the front matter, in the order of the credentials. */
export const connectionWays = ({credentials}: PmsFacts): string[] => {
  const required = credentials.filter(
    (one) => one.required === 'yes' && one.goesTo !== 'not-asked',
  );
  return [...new Set(required.flatMap(({way}) => way ?? []))].filter((way) => way !== webhooksWay);
};

/** The values of a fact for one way of connecting, or for all ways. */
export type OfWay = {way?: string; values: string[]};

/** Returns the values of a fact for each way of connecting; once, without a way, if they hold for all ways. */
export function byWay(pms: PmsFacts, valuesOf: (way?: string) => string[]): OfWay[] {
  const ways = connectionWays(pms).map((way) => ({way, values: valuesOf(way)}));
  const [first, ...others] = ways;
  const isSame = others.every(({values}) => values.join() === first?.values.join());
  return isSame ? [{values: valuesOf(first?.way)}] : ways;
}

/** Returns the names of the credentials that one side supplies, by way of connecting. */
export const suppliedByWay = (pms: PmsFacts, supplier: keyof typeof suppliers): OfWay[] =>
  byWay(pms, (wanted) =>
    requiredCredentials(pms, supplier, wanted).map(({name, way}) =>
      way && way !== name && (way === webhooksWay || connectionWays(pms).length < 2)
        ? `${way}: ${name}`
        : name,
    ),
  );

/** Returns the labels of the authentication methods that a connection through Calry uses, by way of connecting. */
export const methodsByWay = (
  pms: PmsFacts,
  labels: Readonly<Record<AuthenticationMethod, string>> = authenticationMethods,
): OfWay[] => byWay(pms, (way) => authenticationMethodsOf(pms, way).map((one) => labels[one]));

/** Returns the authentication methods of one way of connecting, or those that a connection through Calry uses. */
export function authenticationMethodsOf({authentication}: PmsFacts, way = '') {
  const {methods, used = methods, methodOfWay} = authentication;
  const method = methodOfWay?.[way];
  return method ? [method] : used;
}

/** Returns how webhooks through Calry are set up, for one way of connecting if it is given. */
export const webhookSetupOf = ({webhooks: {calry}}: PmsFacts, way?: string) =>
  calry === 'unknown' || (way && calry.way && calry.way !== way) ? 'unknown' : calry.setup;

/** Returns how webhooks through Calry are set up, by way of connecting. */
export const webhooksByWay = (pms: PmsFacts): OfWay[] =>
  byWay(pms, (way) => [webhookSetups[webhookSetupOf(pms, way)]]);
