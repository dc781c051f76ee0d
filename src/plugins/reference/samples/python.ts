// Writes samples as Python scripts that use the package requests.
import type {SampleRequest} from './request';
import {InterpolatingWriter, queryMap, stringLiteral} from './writer';
import {readTemplate} from '../../../site/template';

const quoted = (text: string) => stringLiteral(text, '"');

const py = new InterpolatingWriter({
  indent: '    ',
  words: {null: 'None', true: 'True', false: 'False'},
  string: quoted,
  variable: (name) => `os.environ["${name}"]`,
  trailingComma: true,
  quotes: ['f"', '"'],
  // Before Python 3.12, an f-string cannot contain its own quotes.
  hole: (variable) => `{${variable.replaceAll('"', "'")}}`,
  text: (text) => JSON.stringify(text).slice(1, -1).replaceAll(/[{}]/g, '$&$&'),
});

const program = readTemplate(`${__dirname}/templates/python.txt`);

export function python({method, host, path, query, headers, body}: SampleRequest): string {
  const headerLines = headers
    // The package requests sets this header if the body is passed as `json`.
    .filter(({name}) => name !== 'Content-Type')
    .map(({name, value}) => py.key(name) + py.expression(value));
  const args = [
    py.interpolated(path, '{host}'),
    ...(headerLines.length > 0 ? [`headers=${py.block('{}', headerLines, 1)}`] : []),
    ...(query.length > 0 ? [`params=${py.value(queryMap(query), 1)}`] : []),
    ...(body === undefined ? [] : [`json=${py.value(body, 1)}`]),
    'timeout=30',
  ];
  return program({
    host: quoted(host),
    method: method.toLowerCase(),
    arguments: py.block('()', args),
  });
}
