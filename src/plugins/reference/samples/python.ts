// Writes samples as Python scripts that use the package requests.
import type {SampleLanguage} from './language';
import {
  block,
  expression,
  type Interpolation,
  interpolated,
  literal,
  queryMap,
  stringLiteral,
  type Syntax,
} from './literal';
import type {SampleRequest} from './request';
import {readTemplate} from '../../../site/template';

export const python = {
  id: 'python',
  label: 'Python',
  fence: 'python',
  write,
} as const satisfies SampleLanguage;

const syntax: Syntax & Interpolation = {
  indent: '    ',
  words: {null: 'None', true: 'True', false: 'False'},
  string: (text) => stringLiteral(text, '"'),
  variable: (name) => `os.environ["${name}"]`,
  key: (name) => `${stringLiteral(name, '"')}: `,
  list: ['[', ']'],
  map: ['{', '}'],
  trailingComma: true,
  quotes: ['f"', '"'],
  // Before Python 3.12, an f-string cannot contain its own quotes.
  hole: (variable) => `{${variable.replaceAll('"', "'")}}`,
  text: (text) => JSON.stringify(text).slice(1, -1).replaceAll(/[{}]/g, '$&$&'),
};

const program = readTemplate(`${__dirname}/templates/python.txt`);

function write({method, host, path, query, headers, body}: SampleRequest): string {
  const headerLines = headers
    // The package requests sets this header if the body is passed as `json`.
    .filter(({name}) => name !== 'Content-Type')
    .map(({name, value}) => syntax.key(name) + expression(value, syntax));
  const args = [
    interpolated(path, syntax, '{host}'),
    ...(headerLines.length > 0 ? [`headers=${block(syntax.map, headerLines, syntax, 1)}`] : []),
    ...(query.length > 0 ? [`params=${literal(queryMap(query), syntax, 1)}`] : []),
    ...(body === undefined ? [] : [`json=${literal(body, syntax, 1)}`]),
    'timeout=30',
  ];
  return program({
    host: syntax.string(host),
    method: method.toLowerCase(),
    arguments: block(['(', ')'], args, syntax),
  });
}
