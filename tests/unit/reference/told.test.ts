import {expect, test} from 'vitest';
import {checkChangelog} from '../../../src/changelog/check';
import {surfaceOf} from '../../../src/changelog/surface';
import {loadContract} from '../../../src/reference/contract/load';
import type {
  Contract,
  Evidence,
  Operation,
  Parameter,
  Schema,
} from '../../../src/reference/contract/model';
import {plain} from '../../../src/reference/blocks/inline';
import {operationBlocks} from '../../../src/reference/blocks/operation';
import {changesBlocks} from '../../../src/reference/blocks/version';
import {blockHtml} from '../../../src/reference/emitters/html';
import {ReferenceMarkdown} from '../../../src/reference/emitters/markdown';
import {nothingBeside} from './support/beside';

/** What a call takes and returns, beside what every case has. */
type Call = {
  body?: Record<string, Schema>;
  required?: string[];
  query?: Schema;
  path?: boolean;
  response?: Record<string, Schema>;
  /** What is known in part. */
  partialResponse?: boolean;
  partialBody?: boolean;
};

const key = 'createCustomField';
const documented = {level: 'documented'} as const;
const partial: Evidence = {level: 'partial', missing: ['the fields']};

const parameter = (name: string, place: Parameter['in'], schema: Schema): Parameter => ({
  name,
  in: place,
  required: place === 'path',
  description: 'It.',
  deprecated: false,
  schema,
  example: 'A',
  evidence: documented,
});

function withCall(operation: Operation, call: Call): Operation {
  const {body, required, query, path, response, partialResponse, partialBody} = call;
  return {
    ...operation,
    evidence: partialResponse ? partial : documented,
    parameters: [
      ...(path ? [parameter('it', 'path', {type: 'string'})] : []),
      ...(query ? [parameter('it', 'query', query)] : []),
    ],
    requestBody: {
      description: 'The body.',
      required: true,
      evidence: partialBody ? partial : documented,
      content: {
        mediaType: 'application/json',
        schema: {type: 'object', properties: body ?? {}, ...(required && {required})},
        example: {},
      },
    },
    responses: [
      {
        status: '200',
        description: 'The response.',
        headers: [],
        evidence: documented,
        content: {
          mediaType: 'application/json',
          schema: {type: 'object', properties: response ?? {}},
        },
      },
    ],
  };
}

const real = loadContract();

/** The contract with another call in each version. */
function contractOf(v1: Call, v2: Call): Contract {
  const calls = new Map([
    [`v1/${key}`, v1],
    [`v2/${key}`, v2],
  ]);
  const edit = (operation: Operation) => {
    const call = calls.get(operation.key);
    return call ? withCall({...operation, path: '/things', fullPath: '/things'}, call) : operation;
  };
  const description = (name: 'common' | 'v1' | 'v2') => ({
    ...real.descriptions[name],
    operations: real.descriptions[name].operations.map(edit),
  });
  return {
    ...real,
    descriptions: {
      common: description('common'),
      v1: description('v1'),
      v2: description('v2'),
    },
    operations: new Map([...real.operations].map(([id, operation]) => [id, edit(operation)])),
  };
}

const string: Schema = {type: 'string'};
const name = `v2/${key}`;

const cases: [
  what: string,
  was: Call,
  is: Call,
  /** On the page of the migration: what changed, how it was, how it is. */
  rows: [string, string, string][],
  /** Of the changelog's check. */
  untold: string[],
  /** In the twin of the operation, behind the field's name. */
  twin: string,
][] = [
  [
    'renamed',
    {body: {old: string}},
    {body: {it: {...string, 'x-renamed-from': 'old'}}},
    [['Renamed', 'old', 'it']],
    [`${name}, body-old was removed, which breaks clients.`, `${name}, body-it is new.`],
    '(string): Name in v1: `old`.',
  ],
  [
    'made required',
    {body: {it: string}},
    {body: {it: string}, required: ['it']},
    [['Required', 'it, optional', 'it, required']],
    [`${name}, body-it is required now, which breaks clients.`],
    '(string, required)',
  ],
  [
    'made nullable',
    {body: {it: string}},
    {body: {it: {type: ['string', 'null']}}},
    [['Null', 'it, never null', 'it, can be null']],
    [`${name}, body-it can be null now.`],
    '(string, can be null)',
  ],
  [
    'given a limit',
    {body: {it: string}},
    {body: {it: {...string, maxLength: 5}}},
    [['Limits', 'it, no limit', 'it, length at most 5 characters']],
    [
      `${name}, body-it had the limits none and has Length: at most 5 characters, which breaks clients.`,
    ],
    '(string): Length: at most 5 characters.',
  ],
  [
    'given a looser limit',
    {body: {it: {type: 'number', maximum: 5}}},
    {body: {it: {type: 'number', maximum: 9}}},
    [['Limits', 'it, range at most 5', 'it, range at most 9']],
    [`${name}, body-it had the limits Range: at most 5 and has Range: at most 9.`],
    '(number): Range: at most 9.',
  ],
  [
    'moved from the body to the path',
    {body: {it: string}},
    {path: true},
    [
      ['New place', 'it, in the body', 'it, in the path'],
      ['Required', 'it, optional', 'it, required'],
    ],
    [
      `${name}, path-it was in the body (body-it) and is in the path, which breaks clients.`,
      `${name}, path-it is required now, which breaks clients.`,
    ],
    '(string, required): It. Example: `A`.',
  ],
  [
    'given a limit of its entries',
    {body: {it: {type: 'array', items: string}}},
    {body: {it: {type: 'array', items: {...string, maxLength: 5}}}},
    [
      [
        'Limits of entries',
        'it, each entry: no limit',
        'it, each entry: length at most 5 characters',
      ],
    ],
    [
      `${name}, body-it had the limits none for each entry and has Length: at most 5 characters, which breaks clients.`,
    ],
    '(array of strings): Each entry: length at most 5 characters.',
  ],
  [
    'given a format',
    {body: {it: string}},
    {body: {it: {...string, format: 'uuid'}}},
    [['New type', 'it, string', 'it, string (uuid)']],
    [`${name}, body-it was string and is string (uuid), which breaks clients.`],
    '(string): Format: uuid.',
  ],
  [
    'given a wider type',
    {body: {it: string}},
    {body: {it: {anyOf: [string, {type: 'number'}]}}},
    [['New type', 'it, string', 'it, string or number']],
    [`${name}, body-it was string and is string or number.`],
    '(string or number)',
  ],
  [
    'given another value',
    {body: {it: {...string, enum: ['A', 'B']}}},
    {body: {it: {...string, enum: ['A', 'C']}}},
    [['Allowed values', 'it, A, B', 'it, A, C']],
    [
      `${name}, body-it lost the value "B", which breaks clients.`,
      `${name}, body-it has the new value "C".`,
    ],
    '(string): Allowed values: `A`, `C`.',
  ],
  [
    'given another default',
    {body: {it: {...string, default: 'A'}}},
    {body: {it: {...string, default: 'B'}}},
    [['Default', 'it, A', 'it, B']],
    [`${name}, body-it had the default "A" and has "B", which breaks clients.`],
    '(string): Default: `B`.',
  ],
  [
    'deprecated',
    {body: {it: string}},
    {body: {it: {...string, deprecated: true}}},
    [['Deprecated', 'it, current', 'it, deprecated']],
    [`${name}, body-it is deprecated now.`],
    '(string, deprecated)',
  ],
  [
    'in the query as in the body, and gone from the query alone',
    {body: {it: string}, query: string},
    {body: {it: string}},
    [['Removed', 'it, string', '-']],
    [`${name}, query-it was removed, which breaks clients.`],
    '(string)',
  ],
  [
    'new, where only the response is known in part',
    {partialResponse: true, body: {}},
    {partialResponse: true, body: {it: string}},
    [['Added', '-', 'it, string']],
    [`${name}, body-it is new.`],
    '(string)',
  ],
  [
    'gone, where only the response is known in part',
    {partialResponse: true, query: string, body: {it: string}},
    {partialResponse: true, body: {it: string}},
    [['Removed', 'it, string', '-']],
    [`${name}, query-it was removed, which breaks clients.`],
    '(string)',
  ],
  [
    'in the query, where only the body is known in part',
    {partialBody: true},
    {partialBody: true, query: string},
    [['Added', '-', 'it, string']],
    [`${name}, query-it is new.`],
    '(string): It. Example: `A`.',
  ],
  [
    'in a body that is known in part',
    {partialBody: true},
    {partialBody: true, body: {it: string}},
    [['Comparison incomplete', 'unknown', 'it, string']],
    [`${name}, body-it is new.`],
    '(string)',
  ],
  [
    'only known in part',
    {body: {}},
    {body: {it: {...string, 'x-evidence': 'inferred', 'x-inferred-from': 'A sibling.'}}},
    [['Comparison incomplete', 'unknown', 'it, string']],
    [`${name}, body-it is new.`],
    '(string): **Inferred.** A sibling.',
  ],
];

/** The table of the request's differences on the page of the migration. */
function tableOf(contract: Contract) {
  const block = changesBlocks(contract).find(
    (one) => one.kind === 'table' && one.id === `changes-request-${key}`,
  );
  if (block?.kind !== 'table') throw new Error('There is no table.');
  return block;
}

test.each(cases)('a field that is %s is told right everywhere', (...one) => {
  const [, was, is, rows, untold, twin] = one;
  const contract = contractOf(was, is);
  const table = tableOf(contract);
  expect(table.rows.map(({cells}) => cells.map(plain))).toEqual(rows);

  const html = blockHtml(table) ?? '';
  const markdown = new ReferenceMarkdown('/docs/x').blocks([table]);
  for (const [word, before, after] of rows) {
    const text = (cell: string) => cell.replace(/^(it|old)\b/, '<code>$1</code>');
    expect(html).toContain(
      `<th scope="row">${word}</th><td data-label="Version 1">${text(before)}</td>` +
        `<td data-label="Version 2">${text(after)}</td>`,
    );
    const code = (cell: string) => cell.replace(/^(it|old)\b/, '`$1`');
    expect(markdown).toContain(`| ${word} | ${code(before)} | ${code(after)} |`);
  }

  const record = {entries: [], surface: surfaceOf(contractOf(was, was))};
  expect(
    checkChangelog(contract, [], record).untold.map((line) => line.replace(/^\S+: /, '')),
  ).toEqual(untold);

  const operation = contract.operations.get(name);
  if (!operation) throw new Error('There is no operation.');
  const page = new ReferenceMarkdown('/docs/x').blocks(
    operationBlocks(operation, contract, nothingBeside),
  );
  expect(page.split('\n')).toContain(`- \`it\` ${twin}`);
});

test('a response is judged the other way round', () => {
  const limited = {response: {it: {...string, maxLength: 5}}};
  const free = {response: {it: string}};
  const untold = (was: Call, is: Call) =>
    checkChangelog(contractOf({}, is), [], {
      entries: [],
      surface: surfaceOf(contractOf({}, was)),
    }).untold.map((line) => line.includes('which breaks clients'));
  expect(untold(free, limited)).toEqual([false]);
  expect(untold(limited, free)).toEqual([true]);
});
