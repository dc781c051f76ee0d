import {isScalar} from './literal';
import {Variable, type SampleRequest, type Template, type Value} from './request';

/** Writes the request as a Go program of the standard library, formatted as gofmt does. */
export function go({method, url, query, headers, body}: SampleRequest): string {
  const imports = [
    ...(body === undefined ? [] : ['bytes', 'encoding/json']),
    'fmt',
    'io',
    'log',
    'net/http',
    ...(query.length > 0 ? ['net/url'] : []),
    'os',
    'time',
  ];
  const values = Object.fromEntries(
    query.map(({name, value}): [string, Value] => [name, [value instanceof Variable ? value : String(value)]]),
  );
  const address = [expression(url, query.length > 0 ? '?' : ''), ...(query.length > 0 ? ['query.Encode()'] : [])];
  const methodName = method[0] + method.slice(1).toLowerCase();
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    '\tif err := run(); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
    '',
    'func run() error {',
    ...(query.length > 0 ? [`\tquery := ${map('url.Values', values, 1, () => '')}`, ''] : []),
    ...(body === undefined ? [] : [`\tbody, err := json.Marshal(${goValue(body, 1)})`, ...returnError, '']),
    `\treq, err := http.NewRequest(http.Method${methodName}, ${address.join('+')}, ${
      body === undefined ? 'nil' : 'bytes.NewReader(body)'
    })`,
    ...returnError,
    ...headers.map(({name, value}) => `\treq.Header.Set("${name}", ${expression(value)})`),
    '',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tres, err := client.Do(req)',
    ...returnError,
    '\tdefer res.Body.Close()',
    '',
    '\tanswer, err := io.ReadAll(res.Body)',
    ...returnError,
    '\tif res.StatusCode < 200 || res.StatusCode > 299 {',
    '\t\treturn fmt.Errorf("%s: %s", res.Status, answer)',
    '\t}',
    '',
    '\tfmt.Println(string(answer))',
    '\treturn nil',
    '}',
  ].join('\n');
}

const returnError = ['\tif err != nil {', '\t\treturn err', '\t}'];

function expression(template: Template, suffix = ''): string {
  const parts = template.map((part) =>
    part instanceof Variable ? `os.Getenv("${part.name}")` : part,
  );
  const last = template.at(-1);
  const joined =
    typeof last === 'string' ? [...parts.slice(0, -1), last + suffix] : [...parts, ...(suffix ? [suffix] : [])];
  return joined
    .map((part, index) => (template[index] instanceof Variable ? part : JSON.stringify(part)))
    .join('+');
}

function goValue(value: Value, depth: number): string {
  if (value === null) return 'nil';
  if (value instanceof Variable) return `os.Getenv("${value.name}")`;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return list(value, depth);
  return map('map[string]any', value, depth, (member) => goType(member));
}

/** Items of one type are written without it, as `gofmt -s` asks for. */
function list(items: Value[], depth: number): string {
  const types = [...new Set(items.map(goType))];
  const type = types.length === 1 ? types[0] : 'any';
  const literals = items.map((item) => {
    const text = goValue(item, depth + 1);
    return type === 'any' || isScalar(item) ? text : text.slice(String(type).length);
  });
  if (items.every(isScalar)) return `[]${type}{${literals.join(', ')}}`;
  const indent = '\t'.repeat(depth + 1);
  return `[]${type}{\n${literals.map((text) => `${indent}${text},\n`).join('')}${'\t'.repeat(depth)}}`;
}

function goType(value: Value): string {
  if (value instanceof Variable || typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (value === null || typeof value === 'number') return 'any';
  if (!Array.isArray(value)) return 'map[string]any';
  const types = [...new Set(value.map(goType))];
  return `[]${types.length === 1 ? types[0] : 'any'}`;
}
