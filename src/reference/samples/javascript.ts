import type {SampleLanguage} from './language';
import {
  block,
  expression,
  type Interpolation,
  interpolated,
  literal,
  queryMap,
  stringLiteral,
  type Syntax,
} from './literal';
import {asText, type SampleRequest, type Template} from './request';

export const javascript = {
  id: 'javascript',
  label: 'JavaScript',
  fence: 'js',
  write,
} as const satisfies SampleLanguage;

const syntax: Syntax & Interpolation = {
  indent: '  ',
  string: (text) => stringLiteral(text, "'"),
  variable: (name) => `process.env.${name}`,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? `${name}: ` : `${stringLiteral(name, "'")}: `),
  list: ['[', ']'],
  map: ['{', '}'],
  trailingComma: true,
  quotes: ['`', '`'],
  hole: (variable) => `\${${variable}}`,
  text: (text) => text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`),
};

/** Writes the request as a JavaScript module for Node.js 20 or newer. */
function write(request: SampleRequest): string {
  // fetch throws a TypeError for a GET that has a body.
  return request.method === 'GET' && request.body !== undefined
    ? withHttps(request)
    : withFetch(request);
}

function withFetch({method, host, path, query, headers, body}: SampleRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: ${headerMap(headers)}`] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, syntax, 1)})`]),
  ];
  const {address, setup} = addressOf(path, query);
  const args = [address, ...(options.length > 0 ? [block(['{', '}'], options, syntax)] : [])];
  return [
    hostConstant(host),
    '',
    ...setup,
    `const response = await fetch(${args.join(', ')});`,
    '',
    'if (!response.ok) {',
    '  throw new Error(`${response.status} ${response.statusText}: ${await response.text()}`);',
    '}',
    '',
    'console.log(JSON.stringify(await response.json(), null, 2));',
  ].join('\n');
}

function withHttps({method, host, path, query, headers, body = null}: SampleRequest): string {
  const length = `${syntax.key('Content-Length')}Buffer.byteLength(body)`;
  const options = [`method: '${method}'`, `headers: ${headerMap(headers, [length])}`];
  const {address, setup} = addressOf(path, query);
  return [
    "import { once } from 'node:events';",
    "import { json, text } from 'node:stream/consumers';",
    '',
    hostConstant(host),
    '',
    '// fetch cannot send a GET with a body, so the call goes through node:https.',
    "const { request } = await import(host.startsWith('https:') ? 'node:https' : 'node:http');",
    `const body = JSON.stringify(${literal(body, syntax)});`,
    '',
    ...setup,
    `const call = request(${address}, ${block(['{', '}'], options, syntax)});`,
    'call.end(body);',
    '',
    "const [response] = await once(call, 'response');",
    '',
    'if (response.statusCode < 200 || response.statusCode > 299) {',
    '  throw new Error(`${response.statusCode} ${response.statusMessage}: ${await text(response)}`);',
    '}',
    '',
    'console.log(JSON.stringify(await json(response), null, 2));',
  ].join('\n');
}

const hostConstant = (host: string) =>
  `const host = process.env.CALRY_HOST ?? ${syntax.string(host)};`;

/** @param computed members whose values are code */
function headerMap(headers: SampleRequest['headers'], computed: string[] = []): string {
  const members = headers.map(({name, value}) => syntax.key(name) + expression(value, syntax));
  return block(['{', '}'], [...members, ...computed], syntax, 1);
}

/** Returns the expression for the URL, and the statements that must precede it. */
function addressOf(
  path: Template,
  query: SampleRequest['query'],
): {address: string; setup: string[]} {
  const values = queryMap(query.map(({name, value}) => ({name, value: asText(value)})));
  const hasQuery = query.length > 0;
  const setup = hasQuery
    ? [`const query = new URLSearchParams(${literal(values, syntax)});`, '']
    : [];
  const whole = interpolated(hasQuery ? [...path, '?'] : path, syntax, '${host}');
  const address = hasQuery ? `${whole.slice(0, -1)}\${query}\`` : whole;
  // A longer URL is assigned to a constant, so that lines fit without scrolling.
  if (address.length <= 66) return {address, setup};
  return {address: 'url', setup: [...setup, `const url = ${address};`, '']};
}
