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

/** Returns the alternative ways of connecting an account: `way` in the front matter. */
export const connectionWays = (pms: PmsFacts): string[] => {
  const required = [
    ...requiredCredentials(pms, 'integrator'),
    ...requiredCredentials(pms, 'account-owner'),
  ];
  return [...new Set(required.flatMap(({way}) => way ?? []))].filter((way) => way !== webhooksWay);
};

/** Returns the names of the credentials that one side supplies, each after its way, if it has one: `OAuth: Client ID`. */
export const suppliedTexts = (pms: PmsFacts, supplier: keyof typeof suppliers): string[] =>
  requiredCredentials(pms, supplier).map(({name, way = name}) =>
    way === name ? name : `${way}: ${name}`,
  );
