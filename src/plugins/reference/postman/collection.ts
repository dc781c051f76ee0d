// Generates the Postman collection of all operations.
import {STATUS_CODES} from 'node:http';
import {product} from '../../../product';
import type {Contract, Description, Operation, Parameter} from '../contract/model';
import {jsonSyntax, literal} from '../samples/literal';
import {parameterValue, sampleRequest, Variable} from '../samples/request';

/** v2 comes first, because new integrations use it. */
const order = ['v2', 'common', 'v1'] as const;

const hostVariable = 'CALRY_HOST';

const reference = (name: string) => `{{${name}}}`;

const json = jsonSyntax((name) => JSON.stringify(reference(name)));

/** Returns the evidence of an operation as text. */
const certainty = ({evidence}: Operation) =>
  evidence.level === 'inferred' ? `Inferred. ${evidence.from}` : '';

const text = (value: unknown) =>
  value instanceof Variable ? reference(value.name) : String(value);

/** A header or parameter. Postman shows a disabled field but doesn't send it. */
type Field = {key: string; value: string; description: string; disabled?: true};

/** Returns the parameters in one location. An optional parameter is disabled; its value is the example, or empty. */
function parameters(operation: Operation, place: Parameter['in']): Field[] {
  return operation.parameters
    .filter((parameter) => parameter.in === place && parameter.name !== 'Authorization')
    .map((parameter) => {
      const {name, description, required, example} = parameter;
      const value = required ? parameterValue(parameter) : (example ?? '');
      const shown = typeof value === 'object' && !(value instanceof Variable);
      return {
        key: name,
        value: shown ? JSON.stringify(value) : text(value),
        description,
        ...(!required && {disabled: true}),
      };
    });
}

function url(operation: Operation) {
  const path = operation.fullPath
    .slice(1)
    .split('/')
    .map((part) => part.replace(/^\{(.+)\}$/, ':$1'));
  const query = parameters(operation, 'query');
  const sent = query.filter(({disabled}) => !disabled);
  const search = sent.map(({key, value}) => `${key}=${value}`).join('&');
  const variable = parameters(operation, 'path');
  return {
    raw: `${reference(hostVariable)}/${path.join('/')}${search && `?${search}`}`,
    host: [reference(hostVariable)],
    path,
    ...(query.length > 0 && {query}),
    ...(variable.length > 0 && {variable}),
  };
}

/** Returns the responses that have an example in the contract. */
function exampleResponses(operation: Operation, originalRequest: object) {
  return operation.responses.flatMap(({status, description, content}) => {
    const code = Number(status);
    if (content?.example === undefined || !Number.isInteger(code)) return [];
    return {
      name: description,
      originalRequest,
      status: STATUS_CODES[code] ?? '',
      code,
      // Postman highlights the body as JSON.
      _postman_previewlanguage: 'json',
      header: [{key: 'Content-Type', value: content.mediaType}],
      body: JSON.stringify(content.example, null, 2),
    };
  });
}

function item(operation: Operation) {
  const {method, summary, text: meaning, route, secured} = operation;
  const {body} = sampleRequest(operation, 'all');
  const page = product.siteUrl + encodeURI(route);
  const type: Field = {
    key: 'Content-Type',
    value: 'application/json',
    description: 'The body is JSON.',
  };
  const about = [meaning, certainty(operation), `Documentation: ${page}`];
  const request = {
    method: method.toUpperCase(),
    description: about.filter(Boolean).join('\n\n'),
    header: [...parameters(operation, 'header'), ...(body === undefined ? [] : [type])],
    url: url(operation),
    ...(body !== undefined && {
      body: {mode: 'raw', raw: literal(body, json), options: {raw: {language: 'json'}}},
    }),
    ...(!secured && {auth: {type: 'noauth'}}),
  };
  return {
    name: summary,
    request,
    response: exampleResponses(operation, request),
    // Otherwise Postman doesn't send the body of a GET request.
    ...(method === 'get' &&
      body !== undefined && {protocolProfileBehavior: {disableBodyPruning: true}}),
  };
}

export type PostmanItem = ReturnType<typeof item>;

function folder({title, text: meaning, resources}: Description) {
  return {
    name: title,
    description: meaning,
    item: resources.map(({displayName, text: about, operations}) => ({
      name: displayName,
      description: about,
      item: operations.map(item),
    })),
  };
}

/**
 * Returns a collection in the format 2.1.0: a folder for each API and resource, credentials and host as variables, and
 * values from the examples of the contract.
 */
export function postmanCollection({descriptions}: Contract) {
  const variable = (key: string, value: string, description: string) => ({
    key,
    value,
    type: 'string',
    description,
  });
  return {
    info: {
      name: `${product.name} API`,
      description:
        'Fill in the variables of the collection, then send. Optional headers and query parameters are switched off. ' +
        `Documentation: ${product.siteUrl}`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: order.map((name) => folder(descriptions[name])),
    auth: {
      type: 'bearer',
      bearer: [{key: 'token', value: reference('CALRY_API_KEY'), type: 'string'}],
    },
    variable: [
      variable(hostVariable, product.apiHosts.development, 'The API, without a path.'),
      variable('CALRY_API_KEY', '', 'An API key of the console.'),
      variable('CALRY_WORKSPACE_ID', '', 'The workspace that the calls are made for.'),
      variable('CALRY_INTEGRATION_ACCOUNT_ID', '', 'The connected PMS account.'),
    ],
  };
}
