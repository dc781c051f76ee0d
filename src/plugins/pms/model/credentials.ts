// Derives the routes of a connection, and what each side supplies, from the credentials of a guide.
import type {PmsFacts} from './schema';
import type {suppliers} from './vocabulary';

/** The only `route` that is not an alternative: its credentials are needed in addition to those of another route. */
export const webhooksRoute = 'Webhooks';

/** Returns the credentials that one side must supply before an account can be connected. */
export const requiredCredentials = (pms: PmsFacts, supplier: keyof typeof suppliers) =>
  pms.credentials.filter(
    ({suppliedBy, required, goesTo}) =>
      suppliedBy === supplier && required === 'yes' && goesTo !== 'not-asked',
  );

/** Returns the alternative routes of some credentials (`route` in the front matter). */
export const routesOf = (credentials: PmsFacts['credentials']): string[] =>
  [...new Set(credentials.flatMap(({route}) => route ?? []))].filter(
    (route) => route !== webhooksRoute,
  );

/** Returns the alternative ways of connecting an account. */
export const connectionRoutes = (pms: PmsFacts): string[] =>
  routesOf([
    ...requiredCredentials(pms, 'integrator'),
    ...requiredCredentials(pms, 'account-owner'),
  ]);

/**
 * Returns the names of the credentials that one side supplies. The credentials of a route are joined, followed by the
 * name of the route. Alternative routes are joined with "or": `["API key", "Client ID and secret (OAuth), or Login"]`.
 */
export function suppliedTexts(pms: PmsFacts, supplier: keyof typeof suppliers): string[] {
  const credentials = requiredCredentials(pms, supplier);
  const ofRoute = (route: string) => {
    const names = credentials.filter((one) => one.route === route).map(({name}) => name);
    return names.includes(route) ? names.join(' and ') : `${names.join(' and ')} (${route})`;
  };
  const ways = routesOf(credentials).map(ofRoute);
  return [
    ...credentials.filter(({route}) => route === undefined).map(({name}) => name),
    ...(ways.length > 0 ? [ways.join(', or ')] : []),
    ...(credentials.some(({route}) => route === webhooksRoute) ? [ofRoute(webhooksRoute)] : []),
  ];
}
