import {existsSync, readFileSync} from 'node:fs';
import {createJiti} from 'jiti';
import {parse} from 'yaml';
import {
  isDescription,
  isFree,
  isOneOf,
  isPageRead,
  isSentence,
  isTitle,
  slugOf,
} from './answers.mjs';
import {filled, listRoute, pageText} from './files.mjs';

const load = createJiti(import.meta.url);
const {descriptions, operationFiles} = load('../../src/reference/contract/operationFiles.ts');
const {loadContract} = load('../../src/reference/contract/load.ts');
const {operationNamed} = load('../../src/reference/contract/find.ts');
const {verbs} = load('../../openapi/rules/texts.ts');
const versions = Object.keys(descriptions);
const sourcesFile = 'openapi/sources.yaml';

/** Resources of a description: their folders. @param {string} api @returns {string[]} */
const resourcesOf = (api) => [
  ...new Set(
    operationFiles(api)
      .map((/** @type {{resource: string}} */ one) => one.resource)
      .filter(Boolean),
  ),
];

/** Names in the braces of a path. @param {string} path */
const parameters = (path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * The path parameters of the contract, by name. A new operation takes them over, so that an id is the same on every
 * page.
 *
 * @returns {Map<string, {schema: unknown, example: unknown}>}
 */
function knownParameters() {
  const known = new Map();
  for (const {parameters: all} of loadContract().operations.values()) {
    for (const {name, in: place, schema, example} of all) {
      if (place === 'path') known.set(name, {schema: {type: schema.type}, example});
    }
  }
  return known;
}

/** @type {import('../new.mjs').Template} */
export default {
  what: 'an operation: its file of the contract, its path and its page. Its response has no fields yet',
  questions: {
    api: {ask: `description (${versions.join(', ')})`, check: isOneOf(versions)},
    resource: {
      ask: 'resource: a folder of the description',
      check: (answer, {api = ''}) =>
        versions.includes(api)
          ? isOneOf(resourcesOf(api))(answer)
          : 'Allowed are the folders of the description that --api names.',
    },
    title: {ask: 'title, in sentence case, such as Get a reservation', check: isTitle},
    name: {
      ask: 'name of both files, and end of the address',
      check: (answer, {api, resource}) =>
        isFree(answer, `openapi/${api}/${resource}/${answer}.yaml`),
      otherwise: ({title}) => slugOf(title),
    },
    id: {
      ask: `operationId, camelCase, beginning with ${verbs.join(', ')}`,
      check: (answer, {api}) =>
        !/^[a-z]+([A-Z][a-z0-9]*)+$/.test(answer) || !verbs.includes(/^[a-z]+/.exec(answer)?.[0])
          ? `Allowed is camelCase that begins with ${verbs.join(', ')} (openapi/rules/texts.ts).`
          : operationNamed(loadContract(), `${api}/${answer}`)
            ? `${api}/${answer} is taken; an operationId is unique in its description.`
            : undefined,
    },
    method: {ask: 'HTTP method', check: isOneOf(['get', 'delete']), otherwise: () => 'get'},
    path: {
      ask: 'path below the server, such as /reservations/{reservationId}',
      check(answer, {api, method}) {
        if (!/^(\/([\w.-]+|\{\w+\}))+$/.test(answer))
          return 'Allowed is a path such as /reservations/{reservationId}.';
        const known = [...knownParameters().keys()];
        const strange = parameters(answer).filter((name) => !known.includes(name));
        if (strange.length > 0) {
          return (
            `{${strange.join('}, {')}} is no path parameter of the contract. Allowed are ` +
            `${known.join(', ')}; describe another by hand.`
          );
        }
        const taken =
          versions.includes(api ?? '') &&
          operationFiles(api).some(
            (/** @type {{path: string, method: string}} */ one) =>
              one.path === answer && one.method === method,
          );
        return taken ? `openapi/${api}.yaml has ${method} ${answer} already.` : undefined;
      },
    },
    summary: {ask: 'what the call does, a sentence', check: isSentence},
    source: {
      ask:
        'page that method and path were read at: its address, or "page: <title>" without one; ' +
        `${sourcesFile} lists it`,
      check: isPageRead,
    },
    description: {
      ask: 'description of the page for search engines, 70 to 155 characters',
      check: isDescription,
    },
    when: {ask: 'when to use it, a sentence', check: isSentence},
  },
  changes(answers) {
    const {
      api = '',
      resource,
      name,
      title,
      id,
      method = '',
      path = '',
      description,
      when = '',
      source = '',
    } = answers;
    const file = `${api}/${resource}/${name}.yaml`;
    const page = `${descriptions[api]}/${resource}/${name}`;
    return [
      {file: `openapi/${file}`, text: operation(answers)},
      {
        file: `openapi/${api}.yaml`,
        edit: (text) => withPath(text, {api, resource: resource ?? '', method, path, file}),
      },
      {
        file: `docs/${page}.mdx`,
        text: pageText({title, description, operation: `${api}/${id}`}, when),
      },
      ...(isListed(source) ? [] : [{file: sourcesFile, edit: withSource(source)}]),
      listRoute(`/docs/${page}`),
    ];
  },
};

/** @param {Record<string, string>} answers */
function operation({api = '', resource = '', path = '', method, source, ...answers}) {
  const up = '../'.repeat(resource.split('/').length + 1);
  const isOwn = existsSync(`openapi/${api}/responses/Unauthorized.yaml`);
  const isVersion = api !== 'common';
  // After a 429, check whether a write took effect before you repeat it.
  const limited = method === 'get' ? 'RateLimited' : 'RateLimitedWrite';
  const known = knownParameters();
  const named = (/** @type {string} */ name) => ({
    name,
    in: 'path',
    required: true,
    description: `The ${name
      .replace(/([A-Z])/g, ' $1')
      .toLowerCase()
      .replace(/\bid\b/, 'ID')} of the call.`,
    ...known.get(name),
  });
  const shared = ['workspaceId', 'integrationAccountId'].map((name) => ({
    $ref: `${up}shared/parameters/${name}.yaml`,
  }));
  return filled('scripts/new/operation.yaml', {
    ...answers,
    tags: [resource.split('/').at(-1)],
    deprecated: api === 'v1' ? true : undefined,
    successor: api === 'v1' ? null : undefined,
    sources: [source],
    parameters: [...(isVersion ? shared : []), ...parameters(path).map(named)],
    unauthorized: `${up}${isOwn ? api : 'shared'}/responses/Unauthorized.yaml`,
    limited: isVersion ? {$ref: `${up}shared/responses/${limited}.yaml`} : undefined,
  });
}

/** Whether a page is among those that were read. @param {string} source */
function isListed(source) {
  const {addresses, pages} = parse(readFileSync(sourcesFile, 'utf8'));
  return [...addresses, ...pages].includes(source);
}

/**
 * Adds a page to the list of those that were read, last in its part.
 *
 * @param {string} source an address, or `page: <title>`
 * @returns {(text: string) => string}
 */
const withSource = (source) => (text) => {
  const lines = text.trimEnd().split('\n');
  const isPage = source.startsWith('page: ');
  const entry = `  - ${isPage ? `'${source.replaceAll("'", "''")}'` : source}`;
  const last = isPage
    ? lines.length - 1
    : lines.findLastIndex((line) => line.startsWith('  - https://'));
  return `${[...lines.slice(0, last + 1), entry, ...lines.slice(last + 1)].join('\n')}\n`;
};

/**
 * Adds an operation to the map of paths, behind the last path of its resource, which is its place in the sidebar.
 *
 * @param {string} text of the description's root file
 * @param {{api: string, resource: string, method: string, path: string, file: string}} operation
 */
function withPath(text, {api, resource, method, path, file}) {
  const lines = text.split('\n');
  const entry = `    ${method}: {$ref: ${file}}`;
  const own = lines.indexOf(`  ${path}:`);
  if (own !== -1) return [...lines.slice(0, own + 1), entry, ...lines.slice(own + 1)].join('\n');
  const last = lines.findLastIndex((line) => line.includes(`{$ref: ${api}/${resource}/`));
  return [...lines.slice(0, last + 1), `  ${path}:`, entry, ...lines.slice(last + 1)].join('\n');
}
