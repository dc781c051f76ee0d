// Writes samples as JavaScript modules for Node.js 20 or newer.
import {asText, type SampleRequest, type Template} from './request';
import {InterpolatingWriter, queryMap, stringLiteral} from './writer';
import {readTemplate} from '../../../site/template';

const quoted = (text: string) => stringLiteral(text, "'");

const js = new InterpolatingWriter({
  indent: '  ',
  string: quoted,
  variable: (name) => `process.env.${name}`,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? `${name}: ` : `${quoted(name)}: `),
  trailingComma: true,
  quotes: ['`', '`'],
  hole: (variable) => `\${${variable}}`,
  text: (text) => text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`),
});

const withFetch = readTemplate(`${__dirname}/templates/fetch.txt`);
const withHttps = readTemplate(`${__dirname}/templates/https.txt`);

export function javascript({method, host, path, query, headers, body}: SampleRequest): string {
  const {address, setup} = addressOf(path, query);
  const argumentsWith = (options: string[]) =>
    [address, ...(options.length > 0 ? [js.block('{}', options)] : [])].join(', ');
  const values = {host: quoted(host), setup: setup.join('\n')};
  const ownMethod = `method: '${method}'`;
  // fetch throws a TypeError for a GET that has a body.
  if (method === 'GET' && body !== undefined) {
    const length = `${js.key('Content-Length')}Buffer.byteLength(body)`;
    const options = [ownMethod, `headers: ${headerMap(headers, [length])}`];
    return withHttps({...values, body: js.value(body), arguments: argumentsWith(options)});
  }
  const options = [
    ...(method === 'GET' ? [] : [ownMethod]),
    ...(headers.length > 0 ? [`headers: ${headerMap(headers)}`] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${js.value(body, 1)})`]),
  ];
  return withFetch({...values, arguments: argumentsWith(options)});
}

/** @param computed further members, as JavaScript code */
function headerMap(headers: SampleRequest['headers'], computed: string[] = []): string {
  const members = headers.map(({name, value}) => js.key(name) + js.expression(value));
  return js.block('{}', [...members, ...computed], 1);
}

/** Returns the expression for the URL, and the statements that must precede it. */
function addressOf(path: Template, query: SampleRequest['query']) {
  const values = queryMap(query.map(({name, value}) => ({name, value: asText(value)})));
  const hasQuery = query.length > 0;
  const setup = hasQuery ? [`const query = new URLSearchParams(${js.value(values)});`, ''] : [];
  const template = js.interpolated(hasQuery ? [...path, '?'] : path, '${host}');
  const address = hasQuery ? `${template.slice(0, -1)}\${query}\`` : template;
  // A longer URL becomes a constant, so that no line needs scrolling.
  if (address.length <= 66) return {address, setup};
  return {address: 'url', setup: [...setup, `const url = ${address};`, '']};
}
