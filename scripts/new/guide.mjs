import {fileURLToPath} from 'node:url';
import jiti from 'jiti';
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
import {listRoute, pageText} from './files.mjs';

const load = jiti(fileURLToPath(import.meta.url));
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
      ask: 'one thing that differs in the unified API; a sentence',
      check: isSentence,
    },
  },
  changes(answers) {
    return [
      {
        file: `${guidesFolder}/${answers.slug}.mdx`,
        text: pageText(
          {title: answers.title, description: answers.description, pms: facts(answers)},
          body(answers),
        ),
      },
      listRoute(`/${guidesFolder}/${answers.slug}`),
    ];
  },
};

/** @param {Record<string, string>} answers */
function facts(answers) {
  const source = 'docs';
  return {
    summary: {text: answers.summary, source},
    linkKeys: 'unknown',
    otherNames: [],
    vendor: {url: answers.vendor, source},
    api: {docs: 'unknown', style: 'unknown', hosts: []},
    authentication: {
      methods: [answers.method],
      text: answers.authentication,
      fields: [],
      tokenLifetime: 'unknown',
      source,
    },
    credentials: [
      {
        name: answers.credential,
        suppliedBy: answers.supplier,
        where: answers.where,
        goesTo: 'unknown',
        required: 'yes',
        source,
      },
    ],
    prerequisites: [],
    webhooks: {calry: 'unknown', system: 'unknown', events: 'unknown'},
    rateLimit: 'unknown',
    pagination: 'unknown',
    sandbox: 'unknown',
    resources: Object.fromEntries(Object.keys(resources).map((key) => [key, 'unknown'])),
    conflicts: [],
    gaps: ['the link key'],
    sources: {
      [source]: {
        url: answers.source,
        title: answers['source-title'],
        read: today(),
        confidence: 'documented',
      },
    },
  };
}

/** @param {Record<string, string>} answers */
export function body({title, credential, where, webhooks, differs}) {
  return `## Before you begin

Have this ready: ${credential}.

## Connect an account

### Connection steps

1. Get the link key for ${title} from ${product.supportEmail}, then [create a link](/docs/common-api-reference/link/create-link).

### Text for the account owner

Send this text to the account owner:

> To connect ${title}, copy this from your account: ${credential}. You find it here: ${where}. Then open the link that we sent you and enter it.

## Webhooks

${webhooks}

## Differences in the unified API

- ${differs}`;
}
