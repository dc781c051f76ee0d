import {guideRoute} from '../pms/model/derive';
import {unknownsOf} from '../pms/model/facts';
import type {PmsFacts} from '../pms/model/schema';
import type {Guide} from '../pms/model/validate';
import {type ResourceKey, resources} from '../pms/model/vocabulary';
import {product} from '../product';
import type {SystemGaps} from './data';

/** The facts of a guide that can be unknown, as a reader looks for them. */
const names: Record<string, string> = {
  linkKeys: 'key for Calry Link',
  'api.docs': 'API documentation',
  'api.style': 'API style',
  'authentication.tokenLifetime': 'token lifetime',
  'webhooks.calry': 'webhooks through Calry',
  'webhooks.calry.setup': 'webhook setup through Calry',
  'webhooks.system': 'PMS webhooks',
  'webhooks.system.support': 'PMS webhooks',
  'webhooks.events': 'webhook events',
  'webhooks.events.complete': 'complete list of webhook events',
  rateLimit: 'rate limit',
  'rateLimit.limits': 'rate limit figure',
  pagination: 'pagination',
  sandbox: 'sandbox',
  'sandbox.available': 'separate sandbox environment',
  'sandbox.access': 'how to get a test account',
};

function nameOf(keys: readonly string[], pms: PmsFacts): string {
  const [first, second] = keys;
  if (first === 'resources') return `resources: ${resources[second as ResourceKey].label}`;
  if (first === 'credentials') return `where to enter: ${pms.credentials[Number(second)]?.name}`;
  const name = names[keys.join('.')];
  if (!name) throw new Error(`src/gaps/systems.ts has no name for "${keys.join('.')}". Add one.`);
  return name;
}

/**
 * Lists what the front matter of each guide says to be unknown, in the order of the guides.
 *
 * @throws Error when an unknown fact has no name for readers yet
 */
export function systemGaps(guides: readonly Guide[]): SystemGaps[] {
  return guides.flatMap(({slug, title, pms}) => {
    const unknown = unknownsOf(pms).map((path) => ({
      path: path.map(String).join('.'),
      name: nameOf(path.slice(1).map(String), pms),
    }));
    const guide = `${product.siteUrl}${guideRoute(slug)}`;
    return unknown.length > 0 ? [{slug, name: title, guide, unknown}] : [];
  });
}
