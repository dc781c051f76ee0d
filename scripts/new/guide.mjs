import {createJiti} from 'jiti';
import {filled, listRoute, slugOf, today} from './files.mjs';

const load = createJiti(import.meta.url);
const {guidesFolder} = load('../../src/pms/model/guidesFolder.ts');
const {product} = load('../../src/product.ts');
const {authenticationMethods, resources, suppliers} = load('../../src/pms/model/vocabulary.ts');
const methods = Object.keys(authenticationMethods);
const who = Object.keys(suppliers);

/** @type {import('../new.mjs').Template} */
export default {
  what: 'a PMS guide; it marks what you do not know yet as unknown',
  questions: {
    title: {ask: 'name of the system, as it writes it'},
    slug: {ask: 'end of the address', otherwise: ({title}) => slugOf(title)},
    description: {ask: 'description for search engines, 70 to 155 characters'},
    summary: {ask: 'sentence that says what the system is'},
    vendor: {ask: "address of the vendor's site"},
    source: {ask: 'address of the page that you read the facts on'},
    'source-title': {ask: 'description of that page in a few words of your own'},
    method: {
      ask: `way to authenticate (${methods.join(', ')})`,
      allowed: () => methods,
    },
    authentication: {ask: 'sentence that says how authentication works'},
    credential: {ask: 'credential that is needed, such as API key'},
    supplier: {ask: `role that supplies it (${who.join(', ')})`, allowed: () => who},
    where: {ask: 'place where it is found; menu steps joined by " > "'},
    webhooks: {ask: 'sentence about its webhooks, or what to do without them'},
    differs: {ask: 'sentence about a difference in the unified API'},
  },
  changes: (answers) => [
    {
      file: `${guidesFolder}/${answers.slug}.mdx`,
      text: filled('scripts/new/guide.mdx', {
        ...answers,
        supportEmail: product.supportEmail,
        resources: Object.fromEntries(Object.keys(resources).map((key) => [key, 'unknown'])),
        today: today(),
      }),
    },
    listRoute(`/${guidesFolder}/${answers.slug}`),
    {file: 'prose/names.txt', edit: (text) => withName(text, answers.title ?? '')},
  ],
};

/** Adds a name to the list that the spelling check reads: comments first, then the names in order. */
function withName(/** @type {string} */ text, /** @type {string} */ name) {
  const lines = text.trim().split('\n');
  const comments = lines.filter((line) => line.startsWith('#'));
  const names = new Set([...lines.slice(comments.length), name]);
  const sorted = [...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return `${[...comments, ...sorted].join('\n')}\n`;
}
