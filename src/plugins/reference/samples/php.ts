// Writes samples as PHP 8 scripts that use the curl extension.
import type {SampleRequest, Template} from './request';
import {concatenated, queryMap, Writer} from './writer';
import {compact} from '../../../site/compact';
import {readTemplate} from '../../../site/template';

const syntax = {
  string: phpString,
  variable: (name: string) => `getenv('${name}')`,
};

const writer = new Writer({
  ...syntax,
  indent: '    ',
  key: (name) => `${phpString(name)} => `,
  map: '[]',
  // An empty array would be encoded as a JSON list.
  emptyMap: 'new stdClass()',
  trailingComma: true,
});

const program = readTemplate(`${__dirname}/templates/php.txt`);

export function php({method, host, path, query, headers, body}: SampleRequest): string {
  const headerLines = headers.map(({name, value}) => expression([`${name}: `, ...value]));
  const options = compact<string>(
    methodOption(method, body !== undefined),
    'CURLOPT_RETURNTRANSFER => true',
    'CURLOPT_TIMEOUT => 30',
    headerLines.length > 0 && `CURLOPT_HTTPHEADER => ${writer.block('[]', headerLines, 1)}`,
    body !== undefined &&
      `CURLOPT_POSTFIELDS => json_encode(${writer.value(body, 1)}, JSON_THROW_ON_ERROR)`,
  );
  const hasQuery = query.length > 0;
  return program({
    host: phpString(host),
    query: hasQuery ? `$query = http_build_query(${writer.value(queryMap(query))});\n` : '',
    address: `$host . ${expression(hasQuery ? [...path, '?'] : path)}${hasQuery ? ' . $query' : ''}`,
    options: writer.block('[]', options),
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
