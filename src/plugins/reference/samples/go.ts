// Writes samples as Go programs that use only the standard library, formatted as by gofmt.
import {asText, type SampleRequest, type Template} from './request';
import {concatenated, jsonWriter} from './writer';
import {readTemplate} from '../../../site/template';

const program = readTemplate(`${__dirname}/templates/go.txt`);

/** JSON in a raw string, in which os.ExpandEnv replaces variables. Escapes what would end or change it. */
const json = jsonWriter((text) =>
  text.replaceAll('$', String.raw`\u0024`).replaceAll('`', String.raw`\u0060`),
);

export function go({method, host, path, query, headers, body}: SampleRequest): string {
  const hasQuery = query.length > 0;
  const hasBody = body !== undefined;
  const imports = ['fmt', 'io', 'log', 'net/http', 'os', 'time'];
  if (hasBody) imports.push('strings');
  if (hasQuery) imports.push('net/url');
  const parameters = query.map(
    ({name, value}) => `\tquery.Set("${name}", ${expression([asText(value)])})\n`,
  );
  return program({
    imports: imports
      .toSorted()
      .map((name) => `\t"${name}"`)
      .join('\n'),
    host: JSON.stringify(host),
    query: hasQuery ? `\tquery := url.Values{}\n${parameters.join('')}` : '',
    body: hasBody ? `\tbody := os.ExpandEnv(\`${json.value(body)}\`)\n` : '',
    method: method[0] + method.slice(1).toLowerCase(),
    address: `host+${expression([...path, hasQuery ? '?' : ''])}${hasQuery ? '+query.Encode()' : ''}`,
    reader: hasBody ? 'strings.NewReader(body)' : 'nil',
    headers: headers
      .map(({name, value}) => `\treq.Header.Set("${name}", ${expression(value)})`)
      .join('\n'),
  });
}

const syntax = {
  string: (text: string) => JSON.stringify(text),
  variable: (name: string) => `os.Getenv("${name}")`,
};

const expression = (template: Template) => concatenated(template, syntax, '+');
