// Lists the unknown facts of the PMS guides.
import {pmsGuideRoute} from '../pms/model/derive';
import {unknownsOf} from '../pms/model/facts';
import type {PmsFacts} from '../pms/model/schema';
import type {PmsGuide} from '../pms/model/validate';
import {type ResourceKey, resourceLabel} from '../pms/model/vocabulary';
import {problem, ProblemError} from '../../site/problem';
import factNames from './factNames.json';

/** The unknown facts of one PMS. `path` is the key in `/data/pms.json`. */
export type UnknownFacts = {
  slug: string;
  name: string;
  route: string;
  unknown: {path: string; name: string}[];
};

/** The names that readers see for facts that can be unknown, by the path of the fact in the front matter. */
const names: Record<string, string> = factNames;

function nameOf(keys: readonly string[], pms: PmsFacts): string {
  const [first, second] = keys;
  if (first === 'resources') return resourceLabel(second as ResourceKey);
  if (first === 'credentials') return `where to enter: ${pms.credentials[Number(second)]?.name}`;
  const name = names[keys.join('.')];
  if (!name) {
    const reason = `has no name for the fact "${keys.join('.')}". Add one.`;
    throw new ProblemError(problem('src/plugins/gaps/factNames.json', undefined, reason));
  }
  return name;
}

/**
 * Lists the unknown facts in the front matter of each guide, in the order of the guides.
 *
 * @throws ProblemError if an unknown fact has no name in factNames.json
 */
export const unknownFacts = (guides: readonly PmsGuide[]): UnknownFacts[] =>
  guides.flatMap(({slug, title, pms}) => {
    const unknown = unknownsOf(pms).map((path) => ({
      path: path.map(String).join('.'),
      name: nameOf(path.slice(1).map(String), pms),
    }));
    return unknown.length > 0 ? [{slug, name: title, route: pmsGuideRoute(slug), unknown}] : [];
  });
