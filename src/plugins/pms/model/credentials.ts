// Derives the ways to connect, and what each side supplies, from the credentials of a guide.
import type {PmsFacts} from './schema';
import {noCredentials, type suppliers} from './vocabulary';

/** The only `way` that is not an alternative: its credentials are needed in addition to those of another way. */
export const webhooksWay = 'Webhooks';

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

/** Returns the alternative ways of connecting an account: `way` in the front matter. */
export const connectionWays = (pms: PmsFacts): string[] => {
  const required = [
    ...requiredCredentials(pms, 'integrator'),
    ...requiredCredentials(pms, 'account-owner'),
  ];
  return [...new Set(required.flatMap(({way}) => way ?? []))].filter((way) => way !== webhooksWay);
};

/**
 * Returns the names of the credentials that one side supplies: those of all ways, then those of each way after its name,
 * joined with "and": `["API key", "OAuth: Client ID and secret"]`. For an integrator, it says which ways need none.
 */
export function suppliedTexts(pms: PmsFacts, supplier: keyof typeof suppliers): string[] {
  const credentials = requiredCredentials(pms, supplier);
  const namesOf = (way?: string) =>
    credentials.filter((credential) => credential.way === way).map(({name}) => name);
  const withWay = (way: string) => {
    const names = namesOf(way).join(' and ');
    return names === way ? names : `${way}: ${names || noCredentials}`;
  };
  const ways = credentials.some(({way}) => way) ? connectionWays(pms) : [];
  return [
    ...namesOf(),
    ...ways.filter((way) => supplier === 'integrator' || namesOf(way).length > 0).map(withWay),
    ...(namesOf(webhooksWay).length > 0 ? [withWay(webhooksWay)] : []),
  ];
}
