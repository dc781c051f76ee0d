import {jsonSyntax, literal, type Syntax} from './literal';
import {Variable, type SampleRequest, type Template, type Value} from './request';

const json = jsonSyntax((name) => `"$${name}"`);

/** The same as `json`, for a here-document: there the shell replaces variables and so must not meet others by accident. */
const hereDocument: Syntax = {
  ...json,
  string: (text) => escapeForShell(JSON.stringify(text)),
  key: (name) => escapeForShell(json.key(name)),
};

/** Writes the request as a curl command. It needs curl 7.76 or newer, for `--fail-with-body`. */
export function curl({method, host, path, query, headers, body}: SampleRequest): string {
  const asData = method === 'GET' && body === undefined;
  const options = [
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`--request ${method}`]),
    '--fail-with-body',
    ...headers.map(({name, value}) => `--header ${doubleQuoted([`${name}: `, ...value])}`),
    ...(asData && query.length > 0 ? ['--get'] : []),
    ...(asData ? query : []).map(
      ({name, value}) =>
        `--data-urlencode ${doubleQuoted([`${name}=`, value instanceof Variable ? value : String(value)])}`,
    ),
    ...(body === undefined ? [] : [data(body)]),
  ];
  const rest = doubleQuoted([...path, ...(asData ? [] : queryString(query))]);
  const address = `"\${CALRY_HOST:-${host}}${rest.slice(1)}`;
  return [`curl ${address}`, ...options.map((option) => `  ${option}`)].join(' \\\n');
}

function data(body: Value): string {
  const plain = literal(body, json);
  if (!hasVariable(body)) return `--data '${plain.replaceAll("'", String.raw`'\''`)}'`;
  return `--data @- <<JSON\n${literal(body, hereDocument)}\nJSON`;
}

function hasVariable(value: Value): boolean {
  if (value instanceof Variable) return true;
  return value !== null && typeof value === 'object' && Object.values(value).some(hasVariable);
}

function queryString(query: SampleRequest['query']): Template {
  return query.flatMap(({name, value}, index): Template => [
    `${index === 0 ? '?' : '&'}${encodeURIComponent(name)}=`,
    value instanceof Variable ? value : encodeURIComponent(value),
  ]);
}

function doubleQuoted(template: Template): string {
  const text = template.map((part) =>
    part instanceof Variable ? `$${part.name}` : escapeForShell(part).replaceAll('"', '\\"'),
  );
  return `"${text.join('')}"`;
}

function escapeForShell(text: string): string {
  return text.replaceAll(/[\\$`]/g, String.raw`\$&`);
}
