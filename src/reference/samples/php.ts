import type {SampleLanguage} from './language';
import {block, concatenated, literal, queryMap, type Syntax} from './literal';
import type {SampleRequest, Template} from './request';

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

/** Writes the request as a PHP 8 script that uses the curl extension. */
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
  const setup =
    query.length > 0 ? [`$query = http_build_query(${literal(queryMap(query), syntax)});`, ''] : [];
  const [place, queryText] = query.length > 0 ? [[...path, '?'], ' . $query'] : [path, ''];
  const address = `$host . ${expression(place)}${queryText}`;
  return [
    '<?php',
    '',
    `$host = getenv('CALRY_HOST') ?: ${phpString(host)};`,
    '',
    ...setup,
    `$curl = curl_init(${address});`,
    `curl_setopt_array($curl, ${block(syntax.list, options, syntax)});`,
    '',
    '$body = curl_exec($curl);',
    'if ($body === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    '',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status < 200 || $status > 299) {',
    '    throw new RuntimeException("HTTP $status: $body");',
    '}',
    '',
    '$answer = json_decode($body, flags: JSON_THROW_ON_ERROR);',
    'echo json_encode($answer, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES), PHP_EOL;',
  ].join('\n');
}

function methodOption(method: string, hasBody: boolean): string[] {
  if (method === 'GET' && !hasBody) return [];
  return method === 'POST' ? ['CURLOPT_POST => true'] : [`CURLOPT_CUSTOMREQUEST => '${method}'`];
}

const expression = (template: Template) => concatenated(template, syntax, ' . ');

/** Writes a string in single quotes, or in double quotes if it has control characters, which need escapes. */
function phpString(text: string): string {
  // eslint-disable-next-line no-control-regex
  if (!/[\u0000-\u001f]/.test(text)) return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('$', String.raw`\$`)
    .replaceAll(/\\u([0-9a-f]{4})/g, String.raw`\u{$1}`)
    .replaceAll(String.raw`\b`, String.raw`\x08`);
  return `"${escaped}"`;
}
