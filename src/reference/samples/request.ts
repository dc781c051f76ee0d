import {failFile} from '../contract/mistake';
import type {Operation, Parameter, Schema} from '../contract/model';

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

type Scalar = string | number | boolean | Variable;

/** The input of the language writers. */
export type SampleRequest = {
  /** Upper case. */
  method: string;
  /** Where the API is unless CALRY_HOST names another host, such as a mock server: scheme and host. */
  host: string;
  /** Path of the address, without the query. */
  path: Template;
  query: {name: string; value: string | number | Variable}[];
  headers: {name: string; value: Template}[];
  /** JSON body; undefined when the request has none. */
  body?: Value;
};

/** What a sample needs to know of an operation. */
export type SampleOperation = Pick<
  Operation,
  'file' | 'method' | 'path' | 'servers' | 'secured' | 'parameters' | 'requestBody'
>;

const apiKey = new Variable('CALRY_API_KEY');

/** A parameter as a query string has it; several languages would print their own spelling of a number. */
export const asText = (value: string | number | Variable): string | Variable =>
  value instanceof Variable ? value : String(value);

/** Names that mean a credential of the reader wherever they occur: header, path, query or body. */
const variables: Record<string, Variable> = {
  workspaceId: new Variable('CALRY_WORKSPACE_ID'),
  integrationAccountId: new Variable('CALRY_INTEGRATION_ACCOUNT_ID'),
};

/** How much of a request a sample shows: the shortest call that works, or all that can be sent. */
export type SampleFields = 'required' | 'all';

/** Values from an earlier response, which the sample of a first call cannot have. */
const cursors = new Set(['next', 'previous', 'cursor', 'cursors']);

/** Whether a sample of all fields sends a parameter: one that is documented, has an example and fits a first call. */
const isShown = ({name, example, deprecated, evidence}: Parameter) =>
  !deprecated &&
  evidence.level !== 'inferred' &&
  !cursors.has(name) &&
  ['string', 'number', 'boolean'].includes(typeof example);

/**
 * Builds the request that shows an operation at work, from the examples of its contract.
 *
 * @param fields which parameters and members of the body it has
 * @throws WriterError when something that the call cannot do without has no example
 */
export function sampleRequest(operation: SampleOperation, fields: SampleFields): SampleRequest {
  const needed = (place: Parameter['in']) =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .filter((parameter) => parameter.required || (fields === 'all' && isShown(parameter)))
      .map((parameter) => ({name: parameter.name, value: parameterValue(operation, parameter)}));
  const body = bodyOf(operation, fields);
  const [{url, host} = {url: '', host: ''}] = operation.servers;
  const values = new Map(needed('path').map(({name, value}) => [name, value]));

  return {
    method: operation.method.toUpperCase(),
    host,
    path: pathOf(`${url.slice(host.length)}${operation.path}`, values),
    query: needed('query').map(({name, value}) => ({
      name,
      // In a query a boolean is a word; several languages would print their own spelling of it.
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

/**
 * The example of a parameter that must be sent.
 *
 * @throws WriterError when it has none that could be sent
 */
export function parameterValue(
  {file}: SampleOperation,
  {name, in: place, example}: Parameter,
): Scalar {
  const value = variables[name] ?? example;
  if (['string', 'number', 'boolean'].includes(typeof value) || value instanceof Variable) {
    return value as Scalar;
  }
  return failFile(
    `openapi/${file}`,
    `the ${place} parameter ${name} has ` +
      `${example === undefined ? 'no example' : 'a list or an object as its example'}. ` +
      'Give it a string, a number or a boolean as `example:`, because the samples send it.',
  );
}

function bodyOf({file, requestBody}: SampleOperation, fields: SampleFields): Value | undefined {
  if (!requestBody) return undefined;
  const {mediaType, example, schema} = requestBody.content;
  if (mediaType !== 'application/json' || example === undefined) {
    return failFile(
      `openapi/${file}`,
      'requestBody → content has no example of application/json. Add one, because the samples send it.',
    );
  }
  const required = onlyRequired(example, schema);
  // Without required members the body would be empty, and the call would have no effect.
  const isEmpty = JSON.stringify(required) === '{}';
  return withVariables(fields === 'required' && !isEmpty ? required : example);
}

/** An example without the members that its schema does not require, but with those marked `x-in-samples`. */
function onlyRequired(example: unknown, schema: Schema): unknown {
  if (Array.isArray(example)) return example.map((item) => onlyRequired(item, schema.items ?? {}));
  const {properties, required = []} = schema;
  // Where the members are not described, or are alternatives, it is not known which can be left out.
  if (!properties || example === null || typeof example !== 'object') return example;
  return Object.fromEntries(
    Object.entries(example)
      .filter(([name]) => required.includes(name) || properties[name]?.['x-in-samples'])
      .map(([name, value]) => [name, onlyRequired(value, properties[name] ?? {})]),
  );
}

/** A path template with values in place of its parameters. */
function pathOf(template: string, values: Map<string, Scalar>): Template {
  const parts = template.split(/(\{[^}]+\})/).map((part) => {
    const value = values.get(part.slice(1, -1)) ?? part;
    return value instanceof Variable || value === part ? value : encodeURIComponent(value);
  });
  return joined(parts);
}

/** The same template with adjacent texts joined and empty ones removed. */
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
  if (typeof example === 'string' && variables[key]) return variables[key];
  return example as Value;
}
