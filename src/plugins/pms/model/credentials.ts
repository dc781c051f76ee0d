// Derives the ways to connect, and what each side supplies, from the credentials of a guide.
import type {PmsFacts} from './schema';
import type {suppliers} from './vocabulary';

/** The only `way` that is not an alternative: its credentials are needed in addition to those of another way. */
export const webhooksWay = 'Webhooks';

/** Returns the credentials that one side must supply before an account can be connected. */
export const requiredCredentials = (pms: PmsFacts, supplier: keyof typeof suppliers) =>
  pms.credentials.filter(
    ({suppliedBy, required, goesTo}) =>
      suppliedBy === supplier && required === 'yes' && goesTo !== 'not-asked',
  );

/** Returns the alternative ways in some credentials (`way` in the front matter). */
const waysOf = (credentials: PmsFacts['credentials']): string[] =>
  [...new Set(credentials.flatMap(({way}) => way ?? []))].filter((way) => way !== webhooksWay);

/** Returns the alternative ways of connecting an account. */
export const connectionWays = (pms: PmsFacts): string[] =>
  waysOf([...requiredCredentials(pms, 'integrator'), ...requiredCredentials(pms, 'account-owner')]);

/**
 * Returns the names of the credentials that one side supplies. The credentials of a way are joined, followed by the
 * name of the way. Alternative ways are joined with "or": `["API key", "Client ID and secret (OAuth), or Login"]`.
 */
export function suppliedTexts(pms: PmsFacts, supplier: keyof typeof suppliers): string[] {
  const credentials = requiredCredentials(pms, supplier);
  const ofWay = (way: string) => {
    const names = credentials.filter((credential) => credential.way === way).map(({name}) => name);
    return names.includes(way) ? names.join(' and ') : `${names.join(' and ')} (${way})`;
  };
  const ways = waysOf(credentials).map(ofWay);
  return [
    ...credentials.filter(({way}) => way === undefined).map(({name}) => name),
    ...(ways.length > 0 ? [ways.join(', or ')] : []),
    ...(credentials.some(({way}) => way === webhooksWay) ? [ofWay(webhooksWay)] : []),
  ];
}
