// Writes samples as curl commands, for a shell in which CALRY_HOST is set. They require curl 7.76 or newer, for
// `--fail-with-body`.
import {asText, Variable, type SampleRequest, type Template} from './request';
import {jsonWriter} from './writer';

const escapeForShell = (text: string): string => text.replaceAll(/[\\$`]/g, String.raw`\$&`);

/** JSON in a here-document. The shell expands variables there, so literal dollar signs are escaped. */
const hereDocument = jsonWriter(escapeForShell);

/** The URL is on the first line. Each header, each parameter and the body begin a new line. */
export function curl({method, path, query, headers, body}: SampleRequest): string {
  const asData = method === 'GET' && body === undefined;
  const flags = [
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`--request ${method}`]),
    ...(asData && query.length > 0 ? ['--get'] : []),
    '--fail-with-body',
  ];
  const rest = doubleQuoted([...path, ...(asData ? [] : queryString(query))]);
  return [
    `curl "$CALRY_HOST${rest.slice(1)}`,
    flags.join(' '),
    ...headers.map(({name, value}) => `-H ${doubleQuoted([`${name}: `, ...value])}`),
    ...(asData ? query : []).map(
      ({name, value}) => `--data-urlencode ${doubleQuoted([`${name}=`, asText(value)])}`,
    ),
    ...(body === undefined ? [] : [`--data @- <<JSON\n${hereDocument.value(body)}\nJSON`]),
  ].join(' \\\n  ');
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
