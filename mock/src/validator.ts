// Validates requests against the contract, and returns the contract's examples as responses.
import {isDeepStrictEqual} from 'node:util';
import Ajv, {type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {
  bodyOf,
  type Bundle,
  matchOperation,
  operationsOf,
  type ParameterObject,
  parametersOf,
  resolve,
  type SchemaObject,
} from './contract';
import {
  type Exchange,
  invalid,
  type Mistake,
  type MockResponse,
  Refusal,
  responseOf,
} from './exchange';
import {unnamedMembers} from './members';

/** A request to validate. */
export type Sent = Pick<Exchange, 'method' | 'headers' | 'body'> & {
  /** Path below the base path of the server. */
  path: string;
  query: URLSearchParams;
};

/** Valid credentials and IDs. */
export type Ids = {
  workspaceId: string;
  isAccount: (integrationAccountId: string) => boolean;
  isExpired: (key: string) => boolean;
};

/** Validates requests against one OpenAPI description. */
export type Validator = {
  /** Returns a request's response and operation ID, which is undefined if the contract has no such operation. */
  validate: (sent: Sent, ids: Ids) => MockResponse & {operationId?: string};
  /** Checks a request body. @throws Refusal if it is invalid */
  checkBody: (operationId: string, body: unknown) => void;
  /** Checks an item of a list that the operation returns. @throws Refusal if it is invalid */
  checkItem: (operationId: string, item: object) => void;
  /** Returns the schema of a successful response's body; undefined if the contract does not describe it. */
  schemaOf: (operationId: string) => SchemaObject | undefined;
};

const count = (minimum: number) => ({type: 'integer', minimum});

/** Limits of values by field name. The contract has no limits for most of these fields. */
const meanings = {
  limit: {minimum: 1},
  cursors: {pattern: '^0*[1-9][0-9]*$'},
  guests: count(1),
  numberOfGuests: count(1),
  numberOfAdults: count(0),
  numberOfChildren: count(0),
  numberOfInfants: count(0),
  numberOfPets: count(0),
  minimumNights: count(0),
  amount: {minimum: 0},
  totalPrice: {minimum: 0},
  expiresIn: {exclusiveMinimum: 0},
};

/**
 * Creates a validator for a description. The response of a valid request is the contract's example. An invalid request
 * is rejected: 404 for an unknown path, 405 for a method, 401 for the key, 403 for IDs that the key has no access to,
 * and 400 for any other mistake in its headers, parameters or body.
 *
 * @param isLenient accepts body members that the contract does not document
 */
export function createValidator(document: Bundle, isLenient = false): Validator {
  const ajv = addFormats(new Ajv({strict: false, allErrors: true, validateSchema: false}));
  const operations = new Map(
    operationsOf(document).map((operation) => {
      const parameters = parametersOf(operation, document);
      const inQuery = parameters.filter((one) => one.in === 'query');
      const {schema = {}} = bodyOf(operation.requestBody, document);
      const {required} = resolve<{required?: boolean}>(operation.requestBody ?? {}, document);
      const query = {
        properties: Object.fromEntries(inQuery.map((one) => [one.name, one.schema])),
        required: inQuery.filter((one) => one.required).map(({name}) => name),
      };
      const members = {properties: meanings};
      const values = {
        properties: {query: {allOf: [query, members]}, body: {allOf: [schema, members]}},
        required: required ? ['body'] : [],
        // The `$ref`s in the schemas point to these components.
        components: document.components,
      };
      const response = bodyOf(operation.responses?.[200], document);
      return [operation.operationId, {parameters, inQuery, schema, values, response}];
    }),
  );

  /** Lists the members that a body must not have. A schema without `properties` allows any member. */
  const unnamedIn = (body: unknown, schema: SchemaObject): Mistake[] =>
    unnamedMembers(body, schema, document)
      .filter(({known}) => !isLenient && known.length > 0)
      .map(({place, known}) => ({
        location: ['body', place],
        message: `The contract has no such member. It has ${known.join(', ')}.`,
      }));

  const checkValues = (id: string, {query, body}: Pick<Sent, 'query' | 'body'>) => {
    const operation = operations.get(id)!;
    const {inQuery, schema} = operation;
    const known = inQuery.map(({name}) => name);
    const unknown = [...query.keys()].filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      const wrong = `There is no query parameter ${unknown.join(', ')}.`;
      throw new Refusal(400, `${wrong} It takes ${known.join(', ') || 'none'}.`);
    }
    const unnamed = unnamedIn(body, schema);
    if (unnamed.length > 0) throw invalid(unnamed);
    const values = {query: valuesOf(query, inQuery, document), ...(body !== undefined && {body})};
    // Compiles the schema at the operation's first request, and keeps it: at the start, all take most of a second.
    const check = ajv.compile(operation.values);
    if (!check(values)) throw invalid(violations(check.errors ?? []));
  };

  return {
    validate(sent, ids) {
      // As in HTTP, HEAD is like GET, without the body.
      const method = sent.method === 'HEAD' ? 'get' : sent.method.toLowerCase();
      const found = matchOperation(document, method, sent.path);
      const operationId = found?.operation?.operationId;
      const response = responseOf(() => {
        if (!found) throw new Refusal(404, `Nothing is served at ${sent.path}.`);
        if (!operationId) {
          const Allow = found.methods.map((name) => name.toUpperCase()).join(', ');
          const detail = `${sent.path} does not support ${sent.method}, but ${Allow}.`;
          throw new Refusal(405, detail, {headers: {Allow}});
        }
        const {parameters, response: documented} = operations.get(operationId)!;
        checkHeaders(sent.headers, parameters, ids);
        checkValues(operationId, sent);
        checkPath(found.values, sent.body);
        checkWorkspace(sent, ids);
        const empty = documented.schema?.properties?.data ? {data: []} : {};
        return {body: structuredClone(documented.example ?? empty)};
      });
      return {...response, operationId};
    },
    checkBody: (operationId, body) =>
      checkValues(operationId, {query: new URLSearchParams(), body}),
    checkItem(operationId, item) {
      const {schema = {}} = operations.get(operationId)!.response;
      const check = ajv.compile({properties: {body: schema}, components: document.components});
      if (check({body: {data: [item]}})) return;
      const mistakes = violations(check.errors ?? []);
      // Only `body` and the members of the item are places of the request.
      throw invalid(
        mistakes.map(({location, message}) => ({
          location: location.filter((_, index) => index !== 1 && index !== 2),
          message,
        })),
      );
    },
    schemaOf: (operationId) => operations.get(operationId)?.response.schema,
  };
}

/** Converts the values of a query to the types of their parameters, if possible. */
function valuesOf(query: URLSearchParams, parameters: ParameterObject[], document: Bundle) {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const [value = '', ...others] = query.getAll(name);
      const parameter = parameters.find((one) => one.name === name);
      const {type} = resolve<SchemaObject>(parameter?.schema ?? {}, document);
      const isNumber = /^(number|integer)$/.test(String(type)) && /^-?\d+(\.\d+)?$/.test(value);
      if (others.length > 0) return [name, [value, ...others]];
      if (type === 'boolean' && /^(true|false)$/.test(value)) return [name, value === 'true'];
      return [name, isNumber ? Number(value) : value];
    }),
  );
}

/** @throws Refusal if a value in the path differs from the one in the body */
function checkPath(values: Record<string, string>, body: unknown): void {
  const members = Object(body) as Record<string, unknown>;
  for (const [name, value] of Object.entries(values)) {
    if (members[name] === undefined || String(members[name]) === value) continue;
    const message = `is ${String(members[name])}, and the path has ${value}`;
    throw invalid([{location: ['body', name], message}]);
  }
}

/** @throws Refusal if the key or another header is missing, or the key has no access to its IDs */
function checkHeaders(
  headers: Sent['headers'],
  parameters: ParameterObject[],
  {workspaceId, isAccount, isExpired}: Ids,
): void {
  const [, key] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (key === undefined) {
    const wrong = 'Send your API key as "Authorization: Bearer <key>". The mock takes any key.';
    throw new Refusal(401, wrong);
  }
  if (isExpired(key)) throw new Refusal(401, 'This API key has expired.');
  const isKnown: Record<string, (id: string) => boolean> = {
    workspaceId: (id) => id === workspaceId,
    integrationAccountId: isAccount,
  };
  for (const {name} of parameters.filter((one) => one.in === 'header')) {
    const value = String(headers[name.toLowerCase()] ?? '');
    if (value === '') throw invalid([{location: ['header', name], message: 'is missing'}]);
    if (isKnown[name]?.(value) === false) {
      const known = `The workspace is ${workspaceId}. GET /api/v1/integration_account lists the accounts; use one whose deleted is null.`;
      throw new Refusal(403, `header.${name}: The key has no access to ${value}. ${known}`);
    }
  }
}

/** @throws Refusal if the query or the body names another workspace */
function checkWorkspace({query, body}: Sent, {workspaceId}: Ids): void {
  const given = {query: query.get('workspaceId'), body: (Object(body) as Partial<Ids>).workspaceId};
  for (const [place, id] of Object.entries(given)) {
    if (typeof id !== 'string' || id === workspaceId) continue;
    const known = `The workspace of the mock is ${workspaceId}.`;
    throw new Refusal(403, `${place}.workspaceId: The key has no access to ${id}. ${known}`);
  }
}

const wrongCursor =
  'is not a cursor. Send `meta.cursors.next` of the page before, or leave it out for the first page';

/** Converts Ajv's errors. For an `anyOf`, drops Ajv's "no branch matched" and keeps the errors of the branches. */
function violations(errors: ErrorObject[]): Mistake[] {
  const mistakes = errors
    .filter(({keyword}) => keyword !== 'anyOf')
    .map(({instancePath, keyword, message = '', params}): Mistake => {
      const location = instancePath.split('/').slice(1);
      if (instancePath === '/query/cursors') return {location, message: wrongCursor};
      if (keyword === 'required') {
        const missing = String(params.missingProperty);
        return {location: [...location, missing], message: 'is missing'};
      }
      const allowed = keyword === 'enum' ? `: ${params.allowedValues.join(', ')}` : '';
      return {location, message: message + allowed};
    });
  // The branches of an `anyOf` can have the same mistake.
  return mistakes.filter(
    (one, index) => mistakes.findIndex((other) => isDeepStrictEqual(one, other)) === index,
  );
}
