import type {SampleLanguage} from './language';
import {
  block,
  expression,
  type Interpolation,
  interpolated,
  literal,
  queryMap,
  type Syntax,
} from './literal';
import type {SampleRequest} from './request';

export const ruby = {
  id: 'ruby',
  label: 'Ruby',
  fence: 'ruby',
  write,
} as const satisfies SampleLanguage;

const syntax: Syntax & Interpolation = {
  indent: '  ',
  words: {null: 'nil', true: 'true', false: 'false'},
  string: rubyString,
  variable: (name) => `ENV.fetch('${name}')`,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? `${name}: ` : `${rubyString(name)}: `),
  list: ['[', ']'],
  map: ['{', '}'],
  trailingComma: false,
  quotes: ['"', '"'],
  hole: (variable) => `#{${variable}}`,
  text: doubleQuotedText,
};

/** Writes the request as a Ruby script that uses net/http. */
function write({method, host, path, query, headers, body}: SampleRequest): string {
  const headerLines = headers.map(
    ({name, value}) => `${rubyString(name)} => ${expression(value, syntax)}`,
  );
  const className = method[0] + method.slice(1).toLowerCase();
  return [
    "require 'json'",
    "require 'net/http'",
    '',
    `host = ENV.fetch('CALRY_HOST', ${rubyString(host)})`,
    `uri = URI(${interpolated(path, syntax, '#{host}')})`,
    ...(query.length > 0
      ? [`uri.query = URI.encode_www_form${literal(queryMap(query), {...syntax, map: ['(', ')']})}`]
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

function rubyString(text: string): string {
  // eslint-disable-next-line no-control-regex
  return /['\\\u0000-\u001f]/.test(text) ? `"${doubleQuotedText(text)}"` : `'${text}'`;
}

function doubleQuotedText(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/#(?=[{$@])/g, String.raw`\#`);
}
