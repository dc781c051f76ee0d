// Writes samples as Ruby scripts that use net/http.
import type {SampleRequest} from './request';
import {InterpolatingWriter} from './writer';
import {readTemplate} from '../../../site/template';

const rb = new InterpolatingWriter({
  indent: '  ',
  words: {null: 'nil', true: 'true', false: 'false'},
  string: rubyString,
  variable: (name) => `ENV.fetch('${name}')`,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? `${name}: ` : `${rubyString(name)}: `),
  trailingComma: false,
  quotes: ['"', '"'],
  hole: (variable) => `#{${variable}}`,
  text: doubleQuotedText,
});

const program = readTemplate(`${__dirname}/templates/ruby.txt`);

export function ruby({method, host, path, query, headers, body}: SampleRequest): string {
  const headerLines = headers.map(
    ({name, value}) => `${rubyString(name)} => ${rb.expression(value)}`,
  );
  const parameters = query.map(({name, value}) => rb.key(name) + rb.value(value));
  return program({
    host: rubyString(host),
    address: rb.interpolated(path, '#{host}'),
    query: query.length > 0 ? `uri.query = URI.encode_www_form${rb.block('()', parameters)}` : '',
    method: method[0] + method.slice(1).toLowerCase(),
    arguments: rb.block('()', ['uri', ...headerLines]),
    body: body === undefined ? '' : `request.body = ${rb.value(body)}.to_json`,
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
