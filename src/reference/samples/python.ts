import {block, literal, quoted, type Syntax} from './literal';
import {Variable, type SampleRequest, type Template, type Value} from './request';

const syntax: Syntax = {
  indent: '    ',
  null: 'None',
  true: 'True',
  false: 'False',
  string: (text) => quoted(text, '"'),
  variable: (name) => `os.environ["${name}"]`,
  key: (name) => `${quoted(name, '"')}: `,
  list: ['[', ']'],
  map: ['{', '}'],
  trailingComma: true,
};

/** Writes the request as a Python script that uses requests. */
export function python({method, host, path, query, headers, body}: SampleRequest): string {
  const headerLines = headers
    // requests sets the type itself when it is given the body as `json`.
    .filter(({name}) => name !== 'Content-Type')
    .map(({name, value}) => syntax.key(name) + expression(value));
  const params = Object.fromEntries(query.map(({name, value}): [string, Value] => [name, value]));
  const args = [
    formatted(path, '{host}'),
    ...(headerLines.length > 0 ? [`headers=${block(syntax.map, headerLines, syntax, 1)}`] : []),
    ...(query.length > 0 ? [`params=${literal(params, syntax, 1)}`] : []),
    ...(body === undefined ? [] : [`json=${literal(body, syntax, 1)}`]),
    'timeout=30',
  ];
  const call = `response = requests.${method.toLowerCase()}${block(['(', ')'], args, syntax)}`;
  return [
    'import json',
    'import os',
    '',
    'import requests',
    '',
    `host = os.environ.get("CALRY_HOST", ${syntax.string(host)})`,
    '',
    call,
    'response.raise_for_status()',
    '',
    'print(json.dumps(response.json(), indent=2))',
  ].join('\n');
}

function expression(template: Template): string {
  const [first] = template;
  if (template.length === 1) {
    return first instanceof Variable ? syntax.variable(first.name) : syntax.string(first ?? '');
  }
  return formatted(template);
}

/** @param start what the f-string begins with, as it stands in the code */
function formatted(template: Template, start = ''): string {
  const parts = template.map((part) =>
    // Before Python 3.12 the quotes inside an f-string must differ from its own.
    part instanceof Variable
      ? `{os.environ['${part.name}']}`
      : JSON.stringify(part).slice(1, -1).replaceAll(/[{}]/g, '$&$&'),
  );
  return `f"${start}${parts.join('')}"`;
}
