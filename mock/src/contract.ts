/** An OpenAPI description in one piece, as far as the mock looks into it. */
export type Bundle = {
  servers: {url: string}[];
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, unknown>;
};

export type Operation = {
  operationId: string;
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
};

export type DescriptionName = 'common' | 'v1' | 'v2';

/** The three descriptions of the API. */
export type Contract = Record<DescriptionName, Bundle>;

/** A JSON Schema, as far as the mock looks into it. */
export type Schema = {
  $ref?: string;
  type?: unknown;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  /** Schema of the members that have no name in `properties`. */
  'x-additional-members'?: Schema;
  items?: Schema;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
};

type Content = {content?: Record<string, {schema?: Schema; example?: unknown}>};

/** Follows a reference within the document. */
export function resolve<T>(node: unknown, document: Bundle): T {
  let found = node as {$ref?: string};
  while (typeof found?.$ref === 'string') {
    found = found.$ref
      .slice(2)
      .split('/')
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], document) as {
      $ref?: string;
    };
  }
  return found as T;
}

/**
 * Converts a path template such as `/link/{linkId}` to a pattern, with the parameters as groups.
 *
 * @param start what may come before it; nothing by default
 */
export const patternOf = (template: string, start = ''): RegExp =>
  new RegExp(
    `^${start}${template.replaceAll(/[.*+?()[\]^$|\\]/g, '\\$&').replaceAll(/\{[^}]*\}/g, '([^/]+)')}$`,
  );

/**
 * Finds what a request means. A path without parameters takes precedence over one with them, as in any router.
 *
 * @returns the operation, undefined when the path has no such method; and the values in the path by their names
 */
export function findOperation({paths}: Bundle, method: string, path: string) {
  const [template] = Object.keys(paths)
    .filter((known) => patternOf(known).test(path))
    .toSorted((a, b) => a.split('{').length - b.split('{').length);
  if (template === undefined) return undefined;
  const [, ...values] = patternOf(template).exec(path) ?? [];
  const names = template.match(/(?<=\{)[^}]+/g) ?? [];
  return {
    operation: paths[template]?.[method],
    values: Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    ),
  };
}

/** All operations of a description. */
export const operationsOf = ({paths}: Bundle): Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

/** The parameters of an operation. */
export const parametersOf = ({parameters = []}: Operation, document: Bundle): Parameter[] =>
  parameters.map((parameter) => resolve<Parameter>(parameter, document));

/** The schema and the example of a body; both undefined when the contract describes none. */
export const bodyOf = (holder: unknown, document: Bundle): {schema?: Schema; example?: unknown} =>
  Object.values(resolve<Content>(holder ?? {}, document).content ?? {})[0] ?? {};

/**
 * The example of a successful response.
 *
 * @param key such as `v2/listProperties`
 * @throws Error when the contract has no such operation
 */
export function exampleOf<T>(contract: Contract, key: string): T {
  const [name = '', id] = key.split('/');
  const document = contract[name as DescriptionName];
  const operation = operationsOf(document).find(({operationId}) => operationId === id);
  if (!operation) throw new Error(`The contract has no operation ${key}.`);
  return structuredClone(bodyOf(operation.responses?.[200], document).example) as T;
}
