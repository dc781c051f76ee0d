// Builds the request that a sample sends, from the examples of the contract.
import type {Operation, Parameter, Schema} from '../contract/model';

/** Environment variables from which samples read credentials. */
export type VariableName = 'CALRY_API_KEY' | 'CALRY_WORKSPACE_ID' | 'CALRY_INTEGRATION_ACCOUNT_ID';

/** A value that a sample reads from an environment variable at run time. */
export class Variable {
  constructor(readonly name: VariableName) {}
}

/** Text with variables, for example `['Bearer ', apiKey]`. Text in a URL is already encoded. */
export type Template = (string | Variable)[];

/** JSON in which some values are variables. */
export type Value = null | boolean | number | string | Variable | Value[] | {[key: string]: Value};

type Scalar = string | number | boolean | Variable;

/** The request that a language writer converts to code. */
export type SampleRequest = {
  /** Upper case. */
  method: string;
  /** Scheme and host of the API, unless CALRY_HOST overrides it, for example with a mock server. */
  host: string;
  /** Path of the URL, without the query. */
  path: Template;
  query: {name: string; value: string | number | Variable}[];
  headers: {name: string; value: Template}[];
  /** JSON body; undefined if the request has none. */
  body?: Value;
};

/** The properties of an operation that its samples need. */
export type SampleOperation = Pick<
  Operation,
  'method' | 'path' | 'servers' | 'secured' | 'parameters' | 'requestBody'
>;

const apiKey = new Variable('CALRY_API_KEY');

/** Converts a query parameter to a string, because some languages format numbers differently. */
export const asText = (value: string | number | Variable): string | Variable =>
  value instanceof Variable ? value : String(value);

/** Names of parameters and body members, in any location, whose values are the user's credentials. */
const variables = new Map([
  ['workspaceId', new Variable('CALRY_WORKSPACE_ID')],
  ['integrationAccountId', new Variable('CALRY_INTEGRATION_ACCOUNT_ID')],
]);

/** Variant of a sample: the shortest call that works, or all documented fields. */
export type SampleFields = 'required' | 'all';

/** Parameters for pagination whose values come from an earlier response. A first call cannot have these values. */
export const cursors = new Set(['next', 'previous', 'cursors']);

/** Whether a sample includes a parameter. */
function isSent(parameter: Parameter, fields: SampleFields): boolean {
  const {name, example, deprecated, evidence, required, schema} = parameter;
  if (required || schema['x-in-samples']) return true;
  if (fields === 'required' || deprecated || schema['x-in-samples'] === false) return false;
  const isPlain = ['string', 'number', 'boolean'].includes(typeof example);
  return isPlain && evidence.level !== 'inferred' && !cursors.has(name);
}

/**
 * Builds the sample request of an operation. Its values are the examples that openapi/rules requires.
 *
 * @param fields which parameters and body members to include
 */
export function sampleRequest(operation: SampleOperation, fields: SampleFields): SampleRequest {
  const needed = (place: Parameter['in']) =>
    operation.parameters
      .filter((parameter) => parameter.in === place && isSent(parameter, fields))
      .map((parameter) => ({name: parameter.name, value: parameterValue(parameter)}));
  const body = bodyOf(operation, fields);
  const [{url, origin} = {url: '', origin: ''}] = operation.servers;
  const values = new Map(needed('path').map(({name, value}) => [name, value]));

  return {
    method: operation.method.toUpperCase(),
    host: origin,
    path: pathOf(`${url.slice(origin.length)}${operation.path}`, values),
    query: needed('query').map(({name, value}) => ({
      name,
      // Converted here, because some languages format booleans differently.
      value: typeof value === 'boolean' ? String(value) : value,
    })),
    headers: [
      ...(operation.secured ? [{name: 'Authorization', value: ['Bearer ', apiKey]}] : []),
      ...needed('header').map(({name, value}) => ({
        name,
        value: [value instanceof Variable ? value : String(value)],
      })),
      ...(body === undefined ? [] : [{name: 'Content-Type', value: ['application/json']}]),
    ],
    body,
  };
}

/** Returns the value of a parameter: the user's credential, or the example of the contract. */
const parameterValue = ({name, example}: Parameter): Scalar =>
  variables.get(name) ?? (example as Scalar);

function bodyOf({requestBody}: SampleOperation, fields: SampleFields): Value | undefined {
  if (!requestBody) return undefined;
  const {example, schema} = requestBody.content;
  const required = onlyRequired(example, schema);
  // If no member is required, the body would be empty and the call would have no effect.
  const isEmpty = JSON.stringify(required) === '{}';
  return withVariables(fields === 'required' && !isEmpty ? required : example);
}

/** Removes optional members from an example, except those with `x-in-samples`. */
function onlyRequired(example: unknown, schema: Schema): unknown {
  if (Array.isArray(example)) return example.map((item) => onlyRequired(item, schema.items ?? {}));
  const {properties, required = []} = schema;
  const members = new Map(Object.entries(properties ?? {}));
  // A schema without `properties` is undocumented or has alternatives, so all members may be required.
  if (!properties || example === null || typeof example !== 'object') return example;
  return Object.fromEntries(
    Object.entries(example)
      .filter(([name]) => required.includes(name) || members.get(name)?.['x-in-samples'])
      .map(([name, value]) => [name, onlyRequired(value, members.get(name) ?? {})]),
  );
}

/** Replaces the parameters of a path template by their values. */
function pathOf(template: string, values: Map<string, Scalar>): Template {
  const parts = template.split(/(\{[^}]+\})/).map((part) => {
    const value = values.get(part.slice(1, -1)) ?? part;
    return value instanceof Variable || value === part ? value : encodeURIComponent(value);
  });
  return joined(parts);
}

/** Joins adjacent strings of a template, and removes empty ones. */
export function joined(template: Template): Template {
  const parts: Template = [];
  for (const part of template) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

function withVariables(example: unknown, key = ''): Value {
  if (Array.isArray(example)) return example.map((item) => withVariables(item));
  if (example !== null && typeof example === 'object') {
    return Object.fromEntries(
      Object.entries(example).map(([name, value]) => [name, withVariables(value, name)]),
    );
  }
  const variable = typeof example === 'string' ? variables.get(key) : undefined;
  return variable ?? (example as Value);
}
