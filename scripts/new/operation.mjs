import {existsSync, readFileSync} from 'node:fs';
import {createJiti} from 'jiti';
import {parse} from 'yaml';
import {filled, listRoute, pageText, slugOf} from './files.mjs';

const load = createJiti(import.meta.url);
const {descriptions, operationFiles} = load('../../src/reference/contract/operationFiles.ts');
const {loadContract} = load('../../src/reference/contract/load.ts');
const versions = Object.keys(descriptions);
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const sourcesFile = 'openapi/sources.yaml';

/** @param {string} [api] @returns {string[]} the resources of a description, which are its folders */
const resourcesOf = (api = '') =>
  versions.includes(api)
    ? [...new Set(operationFiles(api).map((/** @type {any} */ one) => one.resource))].filter(
        Boolean,
      )
    : [];

/**
 * Copies the parameters in a path from operations that have them, so that an ID is described alike on every page.
 *
 * @param {string} path
 * @throws {Error} when no operation has a parameter
 */
function pathParameters(path) {
  /** @type {Map<string, object>} */
  const known = new Map();
  for (const {parameters} of loadContract().operations.values()) {
    for (const {name, in: place, schema, example} of parameters) {
      if (place === 'path') known.set(name, {schema: {type: schema.type}, example});
    }
  }
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const parameter = known.get(name);
    if (!parameter) {
      throw new Error(
        `--path has {${name}}, which no operation of the contract has. Allowed are ` +
          `${[...known.keys()].join(', ')}; describe another by hand.`,
      );
    }
    const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
    const description = `The ${words.replace(/\bid\b/, 'ID')} of the call.`;
    return {name, in: 'path', required: true, description, ...parameter};
  });
}

/** @type {import('../new.mjs').Template} */
export default {
  what: 'an operation: its file of the contract, its path and its page. Its bodies have no fields yet',
  questions: {
    api: {ask: `description (${versions.join(', ')})`, allowed: () => versions},
    resource: {
      ask: 'resource: a folder of the description',
      allowed: ({api}) => resourcesOf(api),
    },
    title: {ask: 'title, in sentence case, such as Get a reservation'},
    name: {ask: 'name of both files and end of the address', otherwise: ({title}) => slugOf(title)},
    id: {ask: 'operationId in camelCase, which begins with a verb, such as getReservation'},
    method: {
      ask: `HTTP method (${methods.join(', ')})`,
      allowed: () => methods,
      otherwise: () => 'get',
    },
    path: {ask: 'path below the server, such as /reservations/{reservationId}'},
    summary: {ask: 'sentence that says what the call does'},
    source: {
      ask:
        'page where method and path are documented: its address, or "page: <title>" without one; ' +
        `${sourcesFile} lists it`,
    },
    description: {ask: 'description of the page for search engines, 70 to 155 characters'},
    when: {ask: 'sentence that says when to use it'},
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
function operation({api = '', resource = '', path = '', method = '', source, ...answers}) {
  const up = '../'.repeat(resource.split('/').length + 1);
  const isOwn = existsSync(`openapi/${api}/responses/Unauthorized.yaml`);
  const isVersion = api !== 'common';
  // After a 429, check whether a write took effect before you repeat it.
  const limited = method === 'get' ? 'RateLimited' : 'RateLimitedWrite';
  const shared = ['workspaceId', 'integrationAccountId'].map((name) => ({
    $ref: `${up}shared/parameters/${name}.yaml`,
  }));
  const body = {
    required: true,
    description: 'The body of the request.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: true,
          description: "The body of the request. Its fields aren't documented yet.",
        },
        example: {},
      },
    },
  };
  const hasBody = ['post', 'put', 'patch'].includes(method);
  return filled('scripts/new/operation.yaml', {
    ...answers,
    tags: [resource.split('/').at(-1)],
    deprecated: api === 'v1' ? true : undefined,
    successor: api === 'v1' ? null : undefined,
    missing: [...(hasBody ? ['the request fields'] : []), 'the response fields'],
    sources: [source],
    parameters: [...(isVersion ? shared : []), ...pathParameters(path)],
    body: hasBody ? body : undefined,
    unauthorized: `${up}${isOwn ? api : 'shared'}/responses/Unauthorized.yaml`,
    limited: isVersion ? {$ref: `${up}shared/responses/${limited}.yaml`} : undefined,
  });
}

/** Whether the list of sources has a page. @param {string} source */
function isListed(source) {
  const {addresses, pages} = parse(readFileSync(sourcesFile, 'utf8'));
  return [...addresses, ...pages].includes(source);
}

/**
 * Adds a page to the list of sources, at the end of its part.
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
 * Adds an operation to the map of paths, after the last path of its resource, which is its place in the sidebar.
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
