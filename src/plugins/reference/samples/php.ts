// Writes samples as PHP 8 scripts that use the curl extension.
import type {SampleLanguage} from './language';
import {block, concatenated, literal, queryMap, type Syntax} from './literal';
import type {SampleRequest, Template} from './request';
import {readTemplate} from '../../../site/template';

export const php = {
  id: 'php',
  label: 'PHP',
  fence: 'php',
  write,
} as const satisfies SampleLanguage;

const syntax: Syntax = {
  indent: '    ',
  string: phpString,
  variable: (name) => `getenv('${name}')`,
  key: (name) => `${phpString(name)} => `,
  list: ['[', ']'],
  map: ['[', ']'],
  // An empty array would be encoded as a JSON list.
  emptyMap: 'new stdClass()',
  trailingComma: true,
};

const program = readTemplate(`${__dirname}/templates/php.txt`);

function write({method, host, path, query, headers, body}: SampleRequest): string {
  const headerLines = headers.map(({name, value}) => expression([`${name}: `, ...value]));
  const options = [
    ...methodOption(method, body !== undefined),
    'CURLOPT_RETURNTRANSFER => true',
    'CURLOPT_TIMEOUT => 30',
    ...(headerLines.length > 0
      ? [`CURLOPT_HTTPHEADER => ${block(syntax.list, headerLines, syntax, 1)}`]
      : []),
    ...(body === undefined
      ? []
      : [`CURLOPT_POSTFIELDS => json_encode(${literal(body, syntax, 1)}, JSON_THROW_ON_ERROR)`]),
  ];
  const hasQuery = query.length > 0;
  return program({
    host: phpString(host),
    query: hasQuery ? `$query = http_build_query(${literal(queryMap(query), syntax)});\n` : '',
    address: `$host . ${expression(hasQuery ? [...path, '?'] : path)}${hasQuery ? ' . $query' : ''}`,
    options: block(syntax.list, options, syntax),
  });
}

function methodOption(method: string, hasBody: boolean): string[] {
  if (method === 'GET' && !hasBody) return [];
  return method === 'POST' ? ['CURLOPT_POST => true'] : [`CURLOPT_CUSTOMREQUEST => '${method}'`];
}

const expression = (template: Template) => concatenated(template, syntax, ' . ');

/** Writes a string in single quotes, or in double quotes if it has control characters, which need escapes. */
function phpString(text: string): string {
  // oxlint-disable-next-line no-control-regex
  if (!/[\u0000-\u001f]/.test(text)) return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('$', String.raw`\$`)
    .replaceAll(/\\u([0-9a-f]{4})/g, String.raw`\u{$1}`)
    .replaceAll(String.raw`\b`, String.raw`\x08`);
  return `"${escaped}"`;
}
