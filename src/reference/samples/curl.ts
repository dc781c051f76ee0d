import type {SampleLanguage} from './language';
import {jsonSyntax, literal, type Syntax} from './literal';
import {asText, Variable, type SampleRequest, type Template, type Value} from './request';

export const curl = {
  id: 'curl',
  label: 'cURL',
  fence: 'bash',
  write,
  toolchain: {
    required: true,
    commands: ['bash'],
    probe: ['-c', 'curl --help all | grep --quiet fail-with-body && openssl version'],
    packages: ['bash', 'curl', 'openssl'],
    otherwise: 'install bash, openssl, and curl 7.76 or newer',
  },
  program: {extension: 'sh'},
} as const satisfies SampleLanguage;

const json = jsonSyntax((name) => `"$${name}"`);

/** The same as `json`, for a here-document: there the shell replaces variables, so other dollar signs are escaped. */
const hereDocument: Syntax = {
  ...json,
  string: (text) => escapeForShell(JSON.stringify(text)),
  key: (name) => escapeForShell(json.key(name)),
};

/** Characters in a line, which the column of the samples has on a screen that is 1440 px wide. */
const LINE_WIDTH = 60;

/**
 * Writes the request as a curl command. It needs curl 7.76 or newer, for `--fail-with-body`. Its lines are at most
 * `LINE_WIDTH` long, except for those of a body and values that cannot be broken.
 */
function write({method, host, path, query, headers, body}: SampleRequest): string {
  const asData = method === 'GET' && body === undefined;
  const first = [
    'curl',
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`--request ${method}`]),
    ...(asData && query.length > 0 ? ['--get'] : []),
    '--fail-with-body',
  ];
  return [
    first.join(' '),
    address(host, [...path, ...(asData ? [] : queryString(query))]),
    ...headers.map(({name, value}) => option('-H', doubleQuoted([`${name}: `, ...value]))),
    ...(asData ? query : []).map(({name, value}) =>
      option('--data-urlencode', doubleQuoted([`${name}=`, asText(value)])),
    ),
    ...(body === undefined ? [] : [`  ${data(body)}`]),
  ].join(CONTINUED);
}

/** The break between two lines of a command. */
const CONTINUED = ' \\\n';

const fits = (line: string, end: string) => line.length + end.length <= LINE_WIDTH;

/** An option on a line of its own, its value on the next one where the line would be too long. */
function option(name: string, value: string): string {
  const line = `  ${name} ${value}`;
  return fits(line, ' \\') ? line : `  ${name}${CONTINUED}    ${value}`;
}

/**
 * The host on a line of its own, and the path on the next ones, so that both are seen on a phone too. The lines are not indented:
 * between double quotes the shell drops a backslash and the line break after it, and nothing else.
 */
function address(host: string, rest: Template): string {
  const end = '" \\';
  const lines = [`  "\${CALRY_HOST:-${host}}`, ''];
  for (const part of doubleQuoted(rest)
    .slice(1, -1)
    .split(/(?=[/?&])/)) {
    const line = lines.at(-1) ?? '';
    if (line === '' || fits(line + part, end)) lines[lines.length - 1] = line + part;
    else lines.push(part);
  }
  return `${lines.join('\\\n')}"`;
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
