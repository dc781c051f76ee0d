// Template of `npm run new -- guide`.
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
    title: {ask: 'name of the PMS, as it writes it'},
    slug: {ask: 'end of the URL', otherwise: ({title}) => slugOf(title)},
    description: {ask: 'description for search engines, 70 to 155 characters'},
    summary: {ask: 'sentence that says what the PMS is'},
    vendor: {ask: "URL of the vendor's site"},
    source: {ask: 'URL of the page with the facts'},
    'source-title': {ask: 'short description of that page, in your own words'},
    method: {
      ask: `way to authenticate (${methods.join(', ')})`,
      allowed: () => methods,
    },
    authentication: {ask: 'sentence that says how authentication works'},
    credential: {ask: 'credential that is needed, such as API key'},
    supplier: {ask: `role that supplies it (${who.join(', ')})`, allowed: () => who},
    where: {ask: 'where to find it; menu steps joined by " > "'},
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

/** Adds a name to the spelling list: comments first, then the names in alphabetical order. */
function withName(/** @type {string} */ text, /** @type {string} */ name) {
  const lines = text.trim().split('\n');
  const comments = lines.filter((line) => line.startsWith('#'));
  const names = new Set([...lines.slice(comments.length), name]);
  const sorted = [...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return `${[...comments, ...sorted].join('\n')}\n`;
}
