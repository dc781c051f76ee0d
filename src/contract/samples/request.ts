/** The environment variables that every sample takes its credentials from. */
export type VariableName = 'CALRY_API_KEY' | 'CALRY_WORKSPACE_ID' | 'CALRY_INTEGRATION_ACCOUNT_ID';

/** A value that the sample reads from the environment when it runs. */
export class Variable {
  constructor(readonly name: VariableName) {}
}

/** Text with variables in it, for example `['Bearer ', apiKey]`. Its literal parts are final: a URL's are encoded. */
export type Template = (string | Variable)[];

/** JSON in which some values are variables. */
export type Value = null | boolean | number | string | Variable | Value[] | {[key: string]: Value};

/** A request as every language writer receives it. */
export type SampleRequest = {
  /** Upper case. */
  method: string;
  /** Address without the query. */
  url: Template;
  query: {name: string; value: string | number | Variable}[];
  headers: {name: string; value: Template}[];
  /** JSON body; undefined when the request has none. */
  body?: Value;
};

/** What a sample needs to know of an operation. */
export type SampleOperation = {
  operationId: string;
  method: string;
  /** Address that `path` is relative to, for example `https://dev.calry.app/api/v2/vrs`. */
  baseUrl: string;
  path: string;
  parameters: {name: string; in: string; required?: boolean; example?: unknown}[];
  /** Example of the JSON body; undefined when the operation takes none. */
  bodyExample?: unknown;
};

const apiKey = new Variable('CALRY_API_KEY');

/** Names that mean a credential of the reader wherever they occur: header, path, query or body. */
const variables: Record<string, Variable> = {
  workspaceId: new Variable('CALRY_WORKSPACE_ID'),
  integrationAccountId: new Variable('CALRY_INTEGRATION_ACCOUNT_ID'),
};

/**
 * Builds the request that shows an operation at work, from the examples of its contract.
 *
 * Optional query parameters and headers are left out: a sample shows the shortest call that works.
 *
 * @throws Error when a needed parameter has no example
 */
export function sampleRequest(operation: SampleOperation): SampleRequest {
  const needed = operation.parameters.filter(({required}) => required);
  const valueOf = (name: string, place: string): string | number | boolean | Variable => {
    const parameter = needed.find((candidate) => candidate.name === name && candidate.in === place);
    const value = variables[name] ?? parameter?.example;
    if (parameter && isScalar(value)) return value;
    throw new Error(
      `${operation.operationId}: the ${place} parameter ${name} needs an example that is a string, a number or a ` +
        'boolean, because the samples send it. Add `required: true` and `example:` to it in the contract.',
    );
  };
  const hasBody = operation.bodyExample !== undefined;

  return {
    method: operation.method.toUpperCase(),
    url: url(operation, (name) => valueOf(name, 'path')),
    query: needed
      .filter((parameter) => parameter.in === 'query')
      .map(({name}) => {
        const value = valueOf(name, 'query');
        // In a query a boolean is a word; several languages would print their own spelling of it.
        return {name, value: typeof value === 'boolean' ? String(value) : value};
      }),
    headers: [
      {name: 'Authorization', value: ['Bearer ', apiKey]},
      ...needed
        .filter((parameter) => parameter.in === 'header')
        .map(({name}) => {
          const value = valueOf(name, 'header');
          return {name, value: [value instanceof Variable ? value : String(value)]};
        }),
      ...(hasBody ? [{name: 'Content-Type', value: ['application/json']}] : []),
    ],
    ...(hasBody && {body: withVariables(operation.bodyExample)}),
  };
}

function url(operation: SampleOperation, valueOf: (name: string) => unknown): Template {
  const template: Template = [];
  for (const part of `${operation.baseUrl}${operation.path}`.split(/(\{[^}]+\})/)) {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    const value = name === undefined ? part : valueOf(name);
    const last = template.at(-1);
    const text = name === undefined ? part : encodeURIComponent(String(value));
    if (value instanceof Variable) template.push(value);
    else if (typeof last === 'string') template[template.length - 1] = last + text;
    else if (text) template.push(text);
  }
  return template;
}

function withVariables(example: unknown, key = ''): Value {
  if (Array.isArray(example)) return example.map((item) => withVariables(item));
  if (example !== null && typeof example === 'object') {
    return Object.fromEntries(
      Object.entries(example).map(([name, value]) => [name, withVariables(value, name)]),
    );
  }
  if (typeof example === 'string' && variables[key]) return variables[key];
  return example as Value;
}

function isScalar(value: unknown): value is string | number | boolean | Variable {
  return ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Variable;
}
