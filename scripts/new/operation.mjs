// Template of `npm run new -- operation`.
import {existsSync, readFileSync} from 'node:fs';
import {createJiti} from 'jiti';
import {parse} from 'yaml';
import {filled, listRoute, pageText, slugOf} from './files.mjs';

const load = createJiti(import.meta.url);
const {descriptions, operationFiles} = load('../../src/reference/contract/operationFiles.ts');
const {loadContract} = load('../../src/reference/contract/load.ts');
const {verbs} = load('../../openapi/rules/texts.ts');
const versions = Object.keys(descriptions);
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const sourcesFile = 'openapi/sources.yaml';

/** Lists the resources (folders) of a description. @param {string} [api] @returns {string[]} */
const resourcesOf = (api = '') =>
  versions.includes(api)
    ? [...new Set(operationFiles(api).map((/** @type {any} */ one) => one.resource))].filter(
        Boolean,
      )
    : [];

/**
 * Copies path parameters from operations that have them, so that IDs have the same type and example on every page.
 *
 * @param {string} path
 * @throws {Error} if no operation has a parameter
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
        `--path has {${name}}, which is not a known path parameter. Allowed are ` +
          `${[...known.keys()].join(', ')}; add a new one by hand.`,
      );
    }
    const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
    const description = `The ${words.replace(/\bid\b/, 'ID')} of the call.`;
    return {name, in: 'path', required: true, description, ...parameter};
  });
}

/** @type {import('../new.mjs').Template} */
export default {
  what: 'an operation: its contract file, path and page. Its bodies have no fields yet',
  questions: {
    api: {ask: `description (${versions.join(', ')})`, allowed: () => versions},
    resource: {
      ask: 'resource: a folder in openapi/<api>/',
      allowed: ({api}) => resourcesOf(api),
    },
    title: {ask: 'title, in sentence case, such as Get a reservation'},
    name: {ask: 'name of both files and end of the URL', otherwise: ({title}) => slugOf(title)},
    id: {
      ask: `operationId in camelCase that begins with ${verbs.join(', ')}, such as getReservation`,
    },
    method: {
      ask: `HTTP method (${methods.join(', ')})`,
      allowed: () => methods,
      otherwise: () => 'get',
    },
    path: {ask: 'path relative to the server URL, such as /reservations/{reservationId}'},
    summary: {ask: 'sentence that says what the call does'},
    source: {
      ask:
        'page that documents method and path: its URL, or "page: <title>" if it has none; ' +
        `added to ${sourcesFile}`,
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

/** Builds the contract file. @param {Record<string, string>} answers */
function operation({api = '', resource = '', path = '', method = '', source, ...answers}) {
  const up = '../'.repeat(resource.split('/').length + 1);
  const isOwn = existsSync(`openapi/${api}/responses/Unauthorized.yaml`);
  const isVersion = api !== 'common';
  // The 429 of a write says to check whether it took effect before retrying.
  const limited = method === 'get' ? 'RateLimited' : 'RateLimitedWrite';
  const shared = ['workspaceId', 'integrationAccountId'].map((name) => ({
    $ref: `${up}shared/parameters/${name}.yaml`,
  }));
  const body = {
    required: true,
    description: 'The body of the request.',
    'x-evidence': 'partial',
    'x-missing': ['the request fields'],
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
    missing: ['the response fields'],
    sources: [source],
    parameters: [...(isVersion ? shared : []), ...pathParameters(path)],
    body: hasBody ? body : undefined,
    unauthorized: `${up}${isOwn ? api : 'shared'}/responses/Unauthorized.yaml`,
    limited: isVersion ? {$ref: `${up}shared/responses/${limited}.yaml`} : undefined,
  });
}

/** Returns whether a source is already listed. @param {string} source */
function isListed(source) {
  const {addresses, pages} = parse(readFileSync(sourcesFile, 'utf8'));
  return [...addresses, ...pages].includes(source);
}

/**
 * Adds a source at the end of its section in the list.
 *
 * @param {string} source a URL, or `page: <title>`
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
 * Adds an operation to the map of paths, after the last path of its resource; the order is that of the sidebar.
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
