import {createLogger} from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpMockConfig,
  type IHttpRequest,
  ProblemJsonError,
} from '@stoplight/prism-http';
import {withClosedBodies} from './closed';
import {type Bundle, findOperation, parameterNames, responseOf, type Schema} from './contract';
import {type Answer, problem} from './exchange';

export type Validated = Required<Answer> & {
  /** What was called; undefined when the contract has no such call. */
  operationId?: string;
  isRefused: boolean;
};

/** Holds requests against one description; the path is below the server's base. */
export type Validator = {
  validate: (request: IHttpRequest, ids: Ids) => Promise<Validated>;
  /** Schema of a response's body; undefined when the contract describes none. */
  schemaOf: (operationId: string, status: number) => Schema | undefined;
};

/** Values that the headers of a request may name. */
export type Ids = {workspaceId: string; isAccount: (integrationAccountId: string) => boolean};

const config: IHttpMockConfig = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  upstreamProxy: undefined,
  mock: {dynamic: false},
};

type Violation = {location?: string[]; message: string};

/**
 * Makes a validator of a description. A request that fits gets the example of the contract. One that does not is refused: 404 for
 * an unknown path, 405 for a method, 401 for a header, 400 for an unknown parameter or member and for a missing or malformed value.
 */
export async function createValidator(document: Bundle): Promise<Validator> {
  const operations = await getHttpOperationsFromSpec(withClosedBodies(document));
  const prism = createInstance(config, {logger: createLogger('mock', {enabled: false})});
  const byId = new Map(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [operation.operationId, operation]),
  );

  const validate = async (request: IHttpRequest, ids: Ids) => {
    const operation = findOperation(document, request.method, request.url.path);
    if (operation) {
      const unauthorised = headerProblem(
        request.headers ?? {},
        parameterNames(operation, 'header', document),
        ids,
      );
      if (unauthorised) return problem(401, unauthorised);
      const known = parameterNames(operation, 'query', document);
      const unknown = Object.keys(request.url.query ?? {}).filter((name) => !known.includes(name));
      if (unknown.length > 0) {
        const takes = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes none.';
        return problem(400, `There is no query parameter ${unknown.join(', ')}. ${takes}`);
      }
    }
    const result = await prism.request(request, operations)();
    if ('left' in result) return refusal(ProblemJsonError.toProblemJson(result.left));
    const {output, validations} = result.right;
    const [mismatch] = validations.output;
    if (mismatch) return problem(500, `The example does not fit its schema: ${mismatch.message}`);
    return {status: output.statusCode, body: output.body as unknown};
  };

  return {
    async validate(request, ids) {
      const answer = await validate(request, ids);
      const operation = findOperation(document, request.method, request.url.path);
      return {
        ...answer,
        isRefused: answer.status >= 400,
        ...(operation && {operationId: operation.operationId}),
      };
    },
    schemaOf(operationId, status) {
      const operation = byId.get(operationId);
      return operation && responseOf(operation, status, document).schema;
    },
  };
}

/** What is wrong with the three headers; undefined when nothing is. */
function headerProblem(
  headers: Record<string, unknown>,
  needed: string[],
  {workspaceId, isAccount}: Ids,
): string | undefined {
  if (!/^Bearer \S+$/.test(String(headers.authorization ?? ''))) {
    return 'Send your API key as "Authorization: Bearer <key>". The mock takes any key.';
  }
  const isKnown: Record<string, (id: string) => boolean> = {
    workspaceId: (id) => id === workspaceId,
    integrationAccountId: isAccount,
  };
  for (const name of needed) {
    const value = headers[name.toLowerCase()];
    if (value === undefined || value === '') return `The header ${name} is missing.`;
    if (isKnown[name]?.(String(value)) === false) {
      return `The header ${name} names nothing in the mock: ${String(value)}. The workspace is ${workspaceId}; GET /api/v1/integration_account lists the accounts.`;
    }
  }
  return undefined;
}

/** A refusal says where the mistake is: in `validation`, and in one sentence in `detail`. */
function refusal({status, detail, ...rest}: {status: number; detail: string}): Required<Answer> {
  const violations = ((rest as {validation?: Violation[]}).validation ?? []).map(
    ({location = [], message}) => ({location, message}),
  );
  const where = violations
    .map(({location, message}) => `${location.join('.')}: ${message}`)
    .join('; ');
  const ours = [415, 422].includes(status) ? 400 : status;
  return problem(ours, where || detail, violations.length > 0 ? {validation: violations} : {});
}
