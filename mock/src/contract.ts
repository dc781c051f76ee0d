/** An OpenAPI description in one piece, as far as the mock looks into it. */
export type Bundle = {
  servers: {url: string}[];
  paths: Record<string, Record<string, BundledOperation>>;
  components?: Record<string, unknown>;
};

export type BundledOperation = {
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
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
};

type Response = {content?: Record<string, {schema?: Schema; example?: unknown}>};

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

/** The operation that a request means. A path without parameters goes ahead of one with them, as in any router. */
export function findOperation(
  {paths}: Bundle,
  method: string,
  path: string,
): BundledOperation | undefined {
  const matching = Object.keys(paths)
    .filter((template) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(
        path,
      ),
    )
    .toSorted((a, b) => a.split('{').length - b.split('{').length);
  return matching.map((template) => paths[template]?.[method]).find(Boolean);
}

/** Names of an operation's parameters in one place, such as `query` or `header`. */
export function parameterNames(
  {parameters = []}: BundledOperation,
  place: string,
  document: Bundle,
): string[] {
  return parameters
    .map((parameter) => resolve<{name: string; in: string}>(parameter, document))
    .filter((parameter) => parameter.in === place)
    .map(({name}) => name);
}

/** The schema and the example of a response; both undefined when the contract describes no body. */
export function responseOf(
  operation: BundledOperation,
  status: number,
  document: Bundle,
): {schema?: Schema; example?: unknown} {
  const {content = {}} = resolve<Response>(operation.responses?.[status] ?? {}, document);
  return Object.values(content)[0] ?? {};
}

/**
 * The example of a successful response.
 *
 * @param key such as `v2/listProperties`
 * @throws Error when the contract has no such operation
 */
export function exampleOf<T>(contract: Contract, key: string): T {
  const [name = '', id] = key.split('/');
  const document = contract[name as DescriptionName];
  const operation = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({operationId}) => operationId === id);
  if (!operation) throw new Error(`The contract has no operation ${key}.`);
  return structuredClone(responseOf(operation, 200, document).example) as T;
}
