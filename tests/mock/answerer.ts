import {createLogger} from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpMockConfig,
  type IHttpRequest,
  ProblemJsonError,
} from '@stoplight/prism-http';
import {type Bundle, type BundledOperation, resolve} from './bundle';
import {withClosedBodies} from './closed';

export type Answer = {
  status: number;
  body: unknown;
  /** What was called; undefined when the contract has no such call. */
  operationId?: string;
};

/** Answers requests to one description; the path is below the server's base. */
export type Answerer = (request: IHttpRequest) => Promise<Answer>;

const config: IHttpMockConfig = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  upstreamProxy: undefined,
  mock: {dynamic: false},
};

/**
 * Makes a mock of a description. It answers with the examples of the contract, and refuses what does not fit it: an unknown
 * path, method, query parameter or body member, a missing or malformed value, a missing key.
 */
export async function createAnswerer(document: Bundle): Promise<Answerer> {
  const operations = await getHttpOperationsFromSpec(withClosedBodies(document));
  const prism = createInstance(config, {logger: createLogger('mock', {enabled: false})});

  return async (request) => {
    const operation = find(document, request);
    const operationId = operation && {operationId: operation.operationId};
    const unknown = operation ? unknownQuery(operation, request, document) : [];
    if (unknown.length > 0) {
      return {
        ...problem(422, `The contract has no query parameter ${unknown.join(', ')}.`),
        ...operationId,
      };
    }
    const result = await prism.request(request, operations)();
    if ('left' in result) {
      const body = ProblemJsonError.toProblemJson(result.left);
      return {status: body.status, body, ...operationId};
    }
    const {output, validations} = result.right;
    const [mismatch] = validations.output;
    if (mismatch) {
      return {
        ...problem(500, `The example does not fit its schema: ${mismatch.message}`),
        ...operationId,
      };
    }
    return {status: output.statusCode, body: output.body, ...operationId};
  };
}

function problem(status: number, detail: string): Answer {
  return {status, body: {title: 'The request does not fit the contract', status, detail}};
}

/** The operation that a request means. A path without parameters goes ahead of one with them, as in any router. */
function find({paths}: Bundle, {method, url}: IHttpRequest): BundledOperation | undefined {
  const matching = Object.keys(paths)
    .filter((template) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(
        url.path,
      ),
    )
    .toSorted((a, b) => a.split('{').length - b.split('{').length);
  return matching.map((template) => paths[template]?.[method]).find(Boolean);
}

function unknownQuery(
  operation: BundledOperation,
  {url}: IHttpRequest,
  document: Bundle,
): string[] {
  const known = new Set(
    (operation.parameters ?? [])
      .map((parameter) => resolve<{name: string; in: string}>(parameter, document))
      .filter((parameter) => parameter.in === 'query')
      .map(({name}) => name),
  );
  return Object.keys(url.query ?? {}).filter((name) => !known.has(name));
}
