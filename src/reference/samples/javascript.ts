import {block, literal, quoted, type Syntax} from './literal';
import {Variable, type SampleRequest, type Template, type Value} from './request';

const syntax: Syntax = {
  indent: '  ',
  null: 'null',
  true: 'true',
  false: 'false',
  string: (text) => quoted(text, "'"),
  variable: (name) => `process.env.${name}`,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? `${name}: ` : `${quoted(name, "'")}: `),
  list: ['[', ']'],
  map: ['{', '}'],
  trailingComma: true,
};

/** Writes the request as a JavaScript module for Node.js 20 or newer. */
export function javascript(request: SampleRequest): string {
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
  return lines(
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
  );
}

function withHttps({method, host, path, query, headers, body = null}: SampleRequest): string {
  const length = {name: 'Content-Length', value: 'Buffer.byteLength(body)'};
  const options = [`method: '${method}'`, `headers: ${headerMap(headers, [length])}`];
  const {address, setup} = addressOf(path, query);
  return lines(
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
  );
}

const hostConstant = (host: string) =>
  `const host = process.env.CALRY_HOST ?? ${syntax.string(host)};`;

function headerMap(
  headers: SampleRequest['headers'],
  computed: {name: string; value: string}[] = [],
): string {
  const members = [
    ...headers.map(({name, value}) => ({name, value: expression(value)})),
    ...computed,
  ].map(({name, value}) => syntax.key(name) + value);
  return block(['{', '}'], members, syntax, 1);
}

/** The expression of the address, and the statements that it needs ahead of it. */
function addressOf(
  path: Template,
  query: SampleRequest['query'],
): {address: string; setup: string[]} {
  const setup: string[] = [];
  let template = path;
  if (query.length > 0) {
    const values = Object.fromEntries(
      query.map(({name, value}): [string, Value] => [
        name,
        value instanceof Variable ? value : String(value),
      ]),
    );
    setup.push(`const query = new URLSearchParams(${literal(values, syntax)});`, '');
    template = [...path, '?'];
  }
  const address = `\`\${host}${templateText(template)}${query.length > 0 ? '${query}' : ''}\``;
  // A longer one would push the line past what a page shows without scrolling.
  if (address.length <= 66) return {address, setup};
  return {address: 'url', setup: [...setup, `const url = ${address};`, '']};
}

function expression(template: Template): string {
  const [first] = template;
  if (template.length === 1) {
    return first instanceof Variable ? syntax.variable(first.name) : syntax.string(first ?? '');
  }
  return `\`${templateText(template)}\``;
}

/** What stands between the backticks of a template literal. */
function templateText(template: Template): string {
  const parts = template.map((part) =>
    part instanceof Variable
      ? `\${${syntax.variable(part.name)}}`
      : part.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`),
  );
  return parts.join('');
}

function lines(...parts: string[]): string {
  return parts.join('\n');
}
