import {createJiti} from 'jiti';
import {
  isAddress,
  isDescription,
  isFree,
  isOneOf,
  isPhrase,
  isSentence,
  slugOf,
  today,
} from './answers.mjs';
import {filled, listRoute} from './files.mjs';

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
    title: {ask: 'name of the system, as it writes it', check: isPhrase},
    slug: {
      ask: 'end of the address',
      check: (answer) => isFree(answer, `${guidesFolder}/${answer}.mdx`),
      otherwise: ({title}) => slugOf(title),
    },
    description: {
      ask: 'description for search engines, 70 to 155 characters',
      check: isDescription,
    },
    summary: {ask: 'what the system is, a sentence', check: isSentence},
    vendor: {ask: "address of the vendor's site", check: isAddress},
    source: {ask: 'address of the page that you read the facts on', check: isAddress},
    'source-title': {ask: 'what that page is, in your own words', check: isPhrase},
    method: {ask: `how it authenticates (${methods.join(', ')})`, check: isOneOf(methods)},
    authentication: {ask: 'how that works, a sentence', check: isSentence},
    credential: {ask: 'credential that is needed, such as API key', check: isPhrase},
    supplier: {ask: `who supplies it (${who.join(', ')})`, check: isOneOf(who)},
    where: {ask: 'where it is found; menu steps joined by " > "', check: isPhrase},
    webhooks: {
      ask: 'how its webhooks work, or what to do without them; a sentence',
      check: isSentence,
    },
    differs: {
      ask: 'a difference in the unified API; a sentence',
      check: isSentence,
    },
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
