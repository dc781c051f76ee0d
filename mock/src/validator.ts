// Validates requests against the contract, and returns the contract's examples as responses.
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
import {type Exchange, type MockResponse, Refusal, responseOf} from './exchange';
import {unnamedMembers} from './members';

/** A request to validate. */
export type Sent = Pick<Exchange, 'method' | 'headers' | 'body'> & {
  /** Path below the base path of the server. */
  path: string;
  query: URLSearchParams;
};

/** Valid values of the ID headers. */
export type Ids = {workspaceId: string; isAccount: (integrationAccountId: string) => boolean};

/** Validates requests against one OpenAPI description. */
export type Validator = {
  /** Returns a request's response and operation ID, which is undefined if the contract has no such operation. */
  validate: (sent: Sent, ids: Ids) => MockResponse & {operationId?: string};
  /** Checks a request body. @throws Refusal if it is invalid */
  checkBody: (operationId: string, body: unknown) => void;
  /** Returns the schema of a successful response's body; undefined if the contract does not describe it. */
  schemaOf: (operationId: string) => SchemaObject | undefined;
};

const count = (minimum: number) => ({type: 'integer', minimum});

/** Limits of values by field name. The contract has no limits for most of these fields. */
const meanings = {
  limit: {minimum: 1},
  cursors: {pattern: '[1-9]'},
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
 * is rejected: 404 for an unknown path, 405 for a method, 401 for a header, and 400 for any other mistake in its
 * parameters or body.
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
      const check = ajv.compile({
        properties: {query: {allOf: [query, members]}, body: {allOf: [schema, members]}},
        required: required ? ['body'] : [],
        // The `$ref`s in the schemas point to these components.
        components: document.components,
      });
      const response = bodyOf(operation.responses?.[200], document);
      return [operation.operationId, {parameters, inQuery, schema, check, response}];
    }),
  );

  /** Lists the members that a body must not have. A schema without `properties` allows any member. */
  const unnamedIn = (body: unknown, schema: SchemaObject): Violation[] =>
    unnamedMembers(body, schema, document)
      .filter(({known}) => !isLenient && known.length > 0)
      .map(({place, known}) => ({
        location: ['body', place],
        message: `The contract has no such member. It has ${known.join(', ')}.`,
      }));

  const checkValues = (id: string, {query, body}: Pick<Sent, 'query' | 'body'>) => {
    const {inQuery, schema, check} = operations.get(id)!;
    const known = inQuery.map(({name}) => name);
    const unknown = [...query.keys()].filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      const wrong = `There is no query parameter ${unknown.join(', ')}.`;
      throw new Refusal(400, `${wrong} It takes ${known.join(', ') || 'none'}.`);
    }
    const unnamed = unnamedIn(body, schema);
    if (unnamed.length > 0) throw refusal(unnamed);
    const values = {query: valuesOf(query, inQuery, document), ...(body !== undefined && {body})};
    if (!check(values)) throw refusal(violations(check.errors ?? []));
  };

  return {
    validate(sent, ids) {
      const found = matchOperation(document, sent.method.toLowerCase(), sent.path);
      const operationId = found?.operation?.operationId;
      const response = responseOf(() => {
        if (!found) throw new Refusal(404, `Nothing is served at ${sent.path}.`);
        if (!operationId) throw new Refusal(405, `${sent.path} does not support ${sent.method}.`);
        const {parameters, response: documented} = operations.get(operationId)!;
        checkHeaders(sent.headers, parameters, ids);
        checkValues(operationId, sent);
        checkPath(found.values, sent.body);
        const empty = documented.schema?.properties?.data ? {data: []} : {};
        return {body: structuredClone(documented.example ?? empty)};
      });
      return {...response, operationId};
    },
    checkBody: (operationId, body) =>
      checkValues(operationId, {query: new URLSearchParams(), body}),
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
    throw refusal([{location: ['body', name], message}]);
  }
}

/** @throws Refusal if one of the three headers is missing or invalid */
function checkHeaders(
  headers: Sent['headers'],
  parameters: ParameterObject[],
  {workspaceId, isAccount}: Ids,
): void {
  if (!/^Bearer \S+$/.test(headers.authorization ?? '')) {
    const wrong = 'Send your API key as "Authorization: Bearer <key>". The mock takes any key.';
    throw new Refusal(401, wrong);
  }
  const isKnown: Record<string, (id: string) => boolean> = {
    workspaceId: (id) => id === workspaceId,
    integrationAccountId: isAccount,
  };
  for (const {name} of parameters.filter((one) => one.in === 'header')) {
    const value = String(headers[name.toLowerCase()] ?? '');
    if (value === '') throw new Refusal(401, `The header ${name} is missing.`);
    if (isKnown[name]?.(value) === false) {
      throw new Refusal(
        401,
        `The header ${name} has an ID that the mock does not have: ${value}. The workspace is ` +
          `${workspaceId}; GET /api/v1/integration_account lists the accounts.`,
      );
    }
  }
}

type Violation = {location: string[]; message: string};

/** Creates a refusal. In its body, `validation` lists the mistakes, and `detail` describes them in one line. */
function refusal(mistakes: Violation[]) {
  const where = mistakes.map(({location, message}) => `${location.join('.')}: ${message}`);
  return new Refusal(400, where.join('; '), {validation: mistakes});
}

/** Converts Ajv's errors. For an `anyOf`, drops Ajv's "no branch matched" and keeps the errors of the branches. */
const violations = (errors: ErrorObject[]): Violation[] =>
  errors
    .filter(({keyword}) => keyword !== 'anyOf')
    .map(({instancePath, keyword, message = '', params}) => {
      const location = instancePath.split('/').slice(1);
      if (keyword === 'required') {
        const missing = String(params.missingProperty);
        return {location: [...location, missing], message: 'is missing'};
      }
      const allowed = keyword === 'enum' ? `: ${params.allowedValues.join(', ')}` : '';
      return {location, message: message + allowed};
    });
