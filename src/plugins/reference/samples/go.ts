// Writes samples as Go programs that use only the standard library, formatted as by gofmt.
import type {SampleLanguage} from './language';
import {concatenated, isScalar} from './literal';
import {asText, Variable, type SampleRequest, type Template, type Value} from './request';
import {readTemplate} from '../../../site/template';

export const go = {
  id: 'go',
  label: 'Go',
  fence: 'go',
  write,
} as const satisfies SampleLanguage;

const program = readTemplate(`${__dirname}/templates/go.txt`);

function write({method, host, path, query, headers, body}: SampleRequest): string {
  const values = query.map(({name, value}): [string, string] => [
    name,
    `{${goValue(asText(value), 1)}}`,
  ]);
  const hasQuery = query.length > 0;
  const hasBody = body !== undefined;
  const imports = ['fmt', 'io', 'log', 'net/http', 'os', 'time'];
  if (hasBody) imports.push('bytes', 'encoding/json');
  if (hasQuery) imports.push('net/url');
  return program({
    imports: imports
      .toSorted()
      .map((name) => `\t"${name}"`)
      .join('\n'),
    host: JSON.stringify(host),
    query: hasQuery ? `\tquery := ${map('url.Values', values, 1)}\n` : '',
    body: hasBody ? `\tbody, err := json.Marshal(${goValue(body, 1)})\n${returnError}\n` : '',
    method: method[0] + method.slice(1).toLowerCase(),
    address: `host+${expression([...path, hasQuery ? '?' : ''])}${hasQuery ? '+query.Encode()' : ''}`,
    reader: hasBody ? 'bytes.NewReader(body)' : 'nil',
    headers: headers
      .map(({name, value}) => `\treq.Header.Set("${name}", ${expression(value)})`)
      .join('\n'),
  });
}

const returnError = '\tif err != nil {\n\t\treturn err\n\t}';

const syntax = {
  string: (text: string) => JSON.stringify(text),
  variable: (name: string) => `os.Getenv("${name}")`,
};

const expression = (template: Template) => concatenated(template, syntax, '+');

function goValue(value: Value, depth: number): string {
  if (value === null) return 'nil';
  if (value instanceof Variable) return syntax.variable(value.name);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return list(value, depth);
  const members = Object.entries(value).map(([key, member]): [string, string] => [
    key,
    goValue(member, depth + 1),
  ]);
  return map('map[string]any', members, depth);
}

/** Writes a map. Like gofmt, aligns the values of adjacent members that take one line each. */
function map(type: string, members: [key: string, value: string][], depth: number): string {
  if (members.length === 0) return `${type}{}`;
  const keys = members.map(([key]) => `${JSON.stringify(key)}:`);
  const oneLine = members.map(([, value]) => !value.includes('\n'));
  const lines = members.map(([, value], index) => {
    let first = index;
    let last = index;
    while (oneLine[index] && oneLine[first - 1]) first -= 1;
    while (oneLine[index] && oneLine[last + 1]) last += 1;
    const column = Math.max(...keys.slice(first, last + 1).map((key) => key.length));
    return `${'\t'.repeat(depth + 1)}${keys[index]?.padEnd(column)} ${value},\n`;
  });
  return `${type}{\n${lines.join('')}${'\t'.repeat(depth)}}`;
}

/** Writes a slice. Like `gofmt -s`, omits the type of composite items if all items have the same type. */
function list(items: Value[], depth: number): string {
  const type = itemType(items);
  const texts = items.map((item) => {
    const text = goValue(item, depth + 1);
    return type === 'any' || isScalar(item) ? text : text.slice(type.length);
  });
  if (items.every(isScalar)) return `[]${type}{${texts.join(', ')}}`;
  const lines = texts.map((text) => `${'\t'.repeat(depth + 1)}${text},\n`);
  return `[]${type}{\n${lines.join('')}${'\t'.repeat(depth)}}`;
}

function itemType(items: Value[]): string {
  const [type = 'any', ...others] = new Set(items.map(typeOf));
  return others.length === 0 ? type : 'any';
}

function typeOf(value: Value): string {
  if (value instanceof Variable || typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (value === null || typeof value === 'number') return 'any';
  return Array.isArray(value) ? `[]${itemType(value)}` : 'map[string]any';
}
