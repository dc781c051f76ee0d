import {block, literal, type Syntax} from './literal';
import {Variable, type SampleRequest, type Template, type Value} from './request';

const syntax: Syntax = {
  indent: '  ',
  null: 'nil',
  true: 'true',
  false: 'false',
  string: rubyString,
  variable: (name) => `ENV.fetch('${name}')`,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? `${name}: ` : `${rubyString(name)}: `),
  list: ['[', ']'],
  map: ['{', '}'],
  trailingComma: false,
};

/** Writes the request as a Ruby script that uses net/http. */
export function ruby({method, host, path, query, headers, body}: SampleRequest): string {
  const headerLines = headers.map(({name, value}) => `${rubyString(name)} => ${expression(value)}`);
  const params = Object.fromEntries(query.map(({name, value}): [string, Value] => [name, value]));
  const className = method[0] + method.slice(1).toLowerCase();
  return [
    "require 'json'",
    "require 'net/http'",
    '',
    `host = ENV.fetch('CALRY_HOST', ${rubyString(host)})`,
    `uri = URI(${interpolated(path, '#{host}')})`,
    ...(query.length > 0
      ? [`uri.query = URI.encode_www_form${literal(params, {...syntax, map: ['(', ')']})}`]
      : []),
    '',
    `request = Net::HTTP::${className}.new${block(['(', ')'], ['uri', ...headerLines], syntax)}`,
    ...(body === undefined ? [] : [`request.body = ${literal(body, syntax)}.to_json`]),
    '',
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'raise "#{response.code} #{response.message}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    '',
    'puts JSON.pretty_generate(JSON.parse(response.body))',
  ].join('\n');
}

function expression(template: Template): string {
  const [first] = template;
  if (template.length === 1) {
    return first instanceof Variable ? syntax.variable(first.name) : rubyString(first ?? '');
  }
  return interpolated(template);
}

/** @param start what the string begins with, as it stands in the code */
function interpolated(template: Template, start = ''): string {
  const parts = template.map((part) =>
    part instanceof Variable ? `#{${syntax.variable(part.name)}}` : doubleQuotedText(part),
  );
  return `"${start}${parts.join('')}"`;
}

function rubyString(text: string): string {
  // eslint-disable-next-line no-control-regex
  return /['\\\u0000-\u001f]/.test(text) ? `"${doubleQuotedText(text)}"` : `'${text}'`;
}

function doubleQuotedText(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/#(?=[{$@])/g, String.raw`\#`);
}
