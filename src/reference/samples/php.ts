import {block, literal, type Syntax} from './literal';
import {Variable, joined, type SampleRequest, type Template, type Value} from './request';

const syntax: Syntax = {
  indent: '    ',
  null: 'null',
  true: 'true',
  false: 'false',
  string: phpString,
  variable: (name) => `getenv('${name}')`,
  key: (name) => `${phpString(name)} => `,
  list: ['[', ']'],
  map: ['[', ']'],
  // An empty array would be sent as a list.
  emptyMap: 'new stdClass()',
  trailingComma: true,
};

/** Writes the request as a PHP 8 script that uses the curl extension. */
export function php({method, host, path, query, headers, body}: SampleRequest): string {
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
  const params = Object.fromEntries(query.map(({name, value}): [string, Value] => [name, value]));
  const setup =
    query.length > 0 ? [`$query = http_build_query(${literal(params, syntax)});`, ''] : [];
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

function expression(template: Template): string {
  return joined(template)
    .map((part) => (part instanceof Variable ? syntax.variable(part.name) : phpString(part)))
    .join(' . ');
}

/** Single quotes take nothing but themselves and the backslash as special; line breaks want double quotes. */
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
