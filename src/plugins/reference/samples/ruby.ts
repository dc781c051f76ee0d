// Writes samples as Ruby scripts that use net/http.
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
import {readTemplate} from '../../../site/template';

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

const program = readTemplate(`${__dirname}/templates/ruby.txt`);

function write({method, host, path, query, headers, body}: SampleRequest): string {
  const headerLines = headers.map(
    ({name, value}) => `${rubyString(name)} => ${expression(value, syntax)}`,
  );
  const parameters = literal(queryMap(query), {...syntax, map: ['(', ')']});
  return program({
    host: rubyString(host),
    address: interpolated(path, syntax, '#{host}'),
    query: query.length > 0 ? `uri.query = URI.encode_www_form${parameters}` : '',
    method: method[0] + method.slice(1).toLowerCase(),
    arguments: block(['(', ')'], ['uri', ...headerLines], syntax),
    body: body === undefined ? '' : `request.body = ${literal(body, syntax)}.to_json`,
  });
}

function rubyString(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return /['\\\u0000-\u001f]/.test(text) ? `"${doubleQuotedText(text)}"` : `'${text}'`;
}

function doubleQuotedText(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/#(?=[{$@])/g, String.raw`\#`);
}
