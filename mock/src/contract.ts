// Types of the bundled OpenAPI descriptions, and functions that look up their operations, parameters and examples.
/** A bundled OpenAPI description; only the properties that the mock uses are typed. */
export type Bundle = {
  servers: {url: string}[];
  paths: Record<string, Record<string, OperationObject>>;
  components?: Record<string, unknown>;
};

export type OperationObject = {
  operationId: string;
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
};

export type BundleName = 'common' | 'v1' | 'v2';

/** The three descriptions of the API. */
export type Bundles = Record<BundleName, Bundle>;

/** A JSON Schema; only the properties that the mock uses are typed. */
export type SchemaObject = {
  $ref?: string;
  type?: unknown;
  allOf?: SchemaObject[];
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  properties?: Record<string, SchemaObject>;
  /** Schema of the members that `properties` does not list. */
  'x-additional-members'?: SchemaObject;
  items?: SchemaObject;
};

export type ParameterObject = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: SchemaObject;
};

type Content = {content?: Record<string, {schema?: SchemaObject; example?: unknown}>};

/** Resolves a `$ref` within the document; returns any other node unchanged. */
export function resolve<T>(node: unknown, document: Bundle): T {
  const {$ref} = node as {$ref?: string};
  if ($ref === undefined) return node as T;
  const target = $ref
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], document);
  return resolve(target, document);
}

/**
 * Converts a path template such as `/link/{linkId}` to a RegExp with a group for each parameter.
 *
 * @param start RegExp source that matches what precedes the template; empty by default
 */
export const patternOf = (template: string, start = ''): RegExp =>
  new RegExp(
    `^${start}${template.replaceAll(/[.*+?()[\]^$|\\]/g, '\\$&').replaceAll(/\{[^}]*\}/g, '([^/]+)')}$`,
  );

/**
 * Finds the operation of a request. As in any router, a path without parameters takes precedence.
 *
 * @returns undefined for an unknown path; otherwise `operation`, which is undefined if the path does not support the
 *   method; `methods`, which the path supports; and `values`, the path parameters by name
 */
export function matchOperation({paths}: Bundle, method: string, path: string) {
  const [template] = Object.keys(paths)
    .filter((known) => patternOf(known).test(path))
    .toSorted((a, b) => a.split('{').length - b.split('{').length);
  if (template === undefined) return undefined;
  const [, ...values] = patternOf(template).exec(path) ?? [];
  const names = template.match(/(?<=\{)[^}]+/g) ?? [];
  const methods = paths[template] ?? {};
  return {
    operation: methods[method],
    methods: Object.keys(methods).flatMap((name) => (name === 'get' ? ['get', 'head'] : [name])),
    values: Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    ),
  };
}

/** Lists all operations of a description. */
export const operationsOf = ({paths}: Bundle): OperationObject[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

/** Lists the parameters of an operation, with references resolved. */
export const parametersOf = (
  {parameters = []}: OperationObject,
  document: Bundle,
): ParameterObject[] =>
  parameters.map((parameter) => resolve<ParameterObject>(parameter, document));

/** Returns the schema and the example of a request or response body; both are undefined if the contract has none. */
export const bodyOf = (
  holder: unknown,
  document: Bundle,
): {schema?: SchemaObject; example?: unknown} =>
  Object.values(resolve<Content>(holder ?? {}, document).content ?? {})[0] ?? {};

/**
 * Returns a copy of the example of an operation's successful response.
 *
 * @param key such as `v2/listProperties`
 * @throws Error when the contract has no such operation
 */
export function exampleOf<T>(contract: Bundles, key: string): T {
  const [name = '', id] = key.split('/');
  const document = contract[name as BundleName];
  const operation = operationsOf(document).find(({operationId}) => operationId === id);
  if (!operation) throw new Error(`The contract has no operation ${key}.`);
  return structuredClone(bodyOf(operation.responses?.[200], document).example) as T;
}
