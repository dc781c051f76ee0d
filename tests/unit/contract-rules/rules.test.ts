import {expect, test} from 'vitest';
import {goodContract, messages, type Tree} from './fixture';

const operation = 'openapi/v2/reservation/get-a-reservation.yaml';
const old = 'openapi/v1/reservation/get-a-reservation.yaml';
const entity = 'openapi/v2/schemas/Reservation.yaml';
const root = 'openapi/v2.yaml';
const json = 'application/json';

type Case = [
  name: string,
  file: string,
  spoil: (tree: Tree, files: Record<string, Tree>) => void,
  message: string,
];

const cases: Case[] = [
  [
    'a word that says nothing',
    operation,
    (tree) => (tree.parameters[0].description = 'Simply the reservation.'),
    `${operation}: parameters → 0 → description says "Simply". Write the sentence without it: what is easy for the writer may not be for the reader.`,
  ],
  [
    'no evidence on an operation',
    operation,
    (tree) => delete tree['x-evidence'],
    `${operation}: x-evidence is missing. Allowed are documented, partial, inferred. Say how well this is known; openapi/README.md tells which is which.`,
  ],
  [
    'no evidence on an entity',
    entity,
    (tree) => {
      delete tree['x-evidence'];
      delete tree['x-missing'];
    },
    `${entity}: x-evidence is missing. Allowed are documented, partial, inferred. Say how well this is known; openapi/README.md tells which is which.`,
  ],
  [
    'an unknown level of evidence',
    operation,
    (tree) => (tree['x-evidence'] = 'documneted'),
    `${operation}: x-evidence is "documneted". Did you mean "documented"? Allowed are documented, partial, inferred. Write one of them.`,
  ],
  [
    'an unknown level of evidence on a response',
    operation,
    (tree) => (tree.responses[401]['x-evidence'] = 'guessed'),
    `${operation}: responses → 401 → x-evidence is "guessed".`,
  ],
  [
    'no source',
    operation,
    (tree) => delete tree['x-source'],
    `${operation}: x-source is missing. Allowed is a list of the public addresses it was read at; [] only with \`x-evidence: inferred\`. Add it.`,
  ],
  [
    'a source that is no address',
    operation,
    (tree) => (tree['x-source'] = ['the docs']),
    `${operation}: x-source is ["the docs"]. Allowed is a list of addresses that begin with https://, and of "page: <title>" for a page that was read without its address. Write each as an item of its own.`,
  ],
  [
    'an empty source of something documented',
    operation,
    (tree) => (tree['x-source'] = []),
    `${operation}: x-source is empty, although x-evidence is "documented". Only what is inferred may have no source. Add the address it was read at, or say \`x-evidence: inferred\`.`,
  ],
  [
    'partial without what is missing',
    entity,
    (tree) => delete tree['x-missing'],
    `${entity}: x-missing is missing, although x-evidence is "partial". Allowed is a list of short noun phrases. Add what is not published, for example [the response fields].`,
  ],
  [
    'something missing of what is documented',
    operation,
    (tree) => (tree['x-missing'] = ['the fields']),
    `${operation}: x-missing is ["the fields"], but x-evidence is "documented". It is allowed with "partial" and "inferred". Remove it, or say \`x-evidence: partial\`.`,
  ],
  [
    'something missing that is a sentence',
    entity,
    (tree) => (tree['x-missing'] = ['The fields are not published.']),
    `${entity}: x-missing is ["The fields are not published."]. Allowed is a list of short noun phrases without a full stop. Write each as an item, for example [the response fields].`,
  ],
  [
    'inferred from nothing',
    operation,
    (tree) => (tree['x-evidence'] = 'inferred'),
    `${operation}: x-inferred-from is missing, although x-evidence is "inferred". Allowed is one sentence with a full stop. Say what it was inferred from.`,
  ],
  [
    'inferred from, on what is documented',
    operation,
    (tree) => (tree['x-inferred-from'] = 'A sibling.'),
    `${operation}: x-inferred-from is "A sibling.", but x-evidence is "documented". It is allowed with "inferred" only. Remove it, or say \`x-evidence: inferred\`.`,
  ],
  [
    'inferred from, without a full stop',
    operation,
    (tree) => (tree.responses[401]['x-inferred-from'] = 'a sibling'),
    `${operation}: responses → 401 → x-inferred-from is "a sibling". Allowed is one sentence with a full stop. Say what it was inferred from.`,
  ],
  [
    'a v1 operation without a successor',
    old,
    (tree) => delete tree['x-successor'],
    `${old}: x-successor is missing. Allowed is an operationId of v2, or null. Name what takes its place in v2, or write null.`,
  ],
  [
    'a successor that does not exist',
    old,
    (tree) => (tree['x-successor'] = 'getReservatoin'),
    `${old}: x-successor is "getReservatoin", which v2 does not have. Did you mean "getReservation"? Allowed are getReservation. Write one of them, or null when there is none.`,
  ],
  [
    'a successor outside v1',
    operation,
    (tree) => (tree['x-successor'] = null),
    `${operation}: x-successor is null. It is allowed on operations of v1 only. Remove it.`,
  ],
  [
    'a successor note without a full stop',
    old,
    (tree) => (tree['x-successor-note'] = 'see v2'),
    `${old}: x-successor-note is "see v2". Allowed is a sentence with a full stop. Say what to do in v2 instead.`,
  ],
  [
    'a v1 operation that is not deprecated',
    old,
    (tree) => delete tree.deprecated,
    `${old}: deprecated is missing. v1 is deprecated: allowed is true only. Write \`deprecated: true\`.`,
  ],
  [
    'a note that is a list',
    operation,
    (tree) => (tree['x-note'] = ['Beware.']),
    `${operation}: x-note is ["Beware."]. Allowed are one or two sentences with a full stop. Longer advice belongs on the page.`,
  ],
  [
    'a note of three sentences',
    entity,
    (tree) => (tree['x-note'] = 'One. Two. Three.'),
    `${entity}: x-note is "One. Two. Three.". Allowed are one or two sentences with a full stop. Longer advice belongs on the page.`,
  ],
  ...[
    ['a parameter', operation, ['parameters', 0]],
    ['a request body', operation, ['requestBody']],
    ['a response', operation, ['responses', '200']],
    ['an operation', operation, []],
    ['an entity', entity, []],
    ['a property', entity, ['properties', 'id']],
    ['a tag', root, ['tags', 0]],
  ].flatMap(([what, file, keys]): Case[] => {
    const key = [...(keys as string[]), 'description'].join(' → ');
    const find = (tree: Tree) => (keys as string[]).reduce((node, name) => node[name], tree);
    return [
      [
        `${what} without a description`,
        file as string,
        (tree) => delete find(tree).description,
        `${file}: ${key} is missing. Allowed is text that ends with a full stop. Add one that says what it means here, also beside a $ref.`,
      ],
      [
        `${what} whose description has no full stop`,
        file as string,
        (tree) => (find(tree).description = 'The thing'),
        `${file}: ${key} is "The thing". Allowed is text that ends with a full stop. Write whole sentences.`,
      ],
    ];
  }),
  [
    'a property that is a reference alone',
    entity,
    (tree, files) => {
      tree.properties.id = {$ref: 'Id.yaml'};
      files['openapi/v2/schemas/Id.yaml'] = {
        type: 'string',
        description: 'An identifier.',
        'x-evidence': 'documented',
        'x-source': ['https://docs.calry.app/docs/id'],
      };
    },
    `${entity}: properties → id → description is missing.`,
  ],
  [
    'a summary that is a sentence',
    operation,
    (tree) => (tree.summary = 'Gets it.'),
    `${operation}: summary is "Gets it.". Allowed is a short name in sentence case, without a full stop. Write the page's short name.`,
  ],
  [
    'a parameter without an example',
    operation,
    (tree) => delete tree.parameters[0].example,
    `${operation}: parameters → 0 → example is missing. Allowed is a value that fits the schema. Add one from the example world of openapi/README.md.`,
  ],
  [
    'a parameter with several examples',
    operation,
    (tree) => (tree.parameters[0].examples = {one: {value: '1'}}),
    `${operation}: parameters → 0 → examples is there. Allowed is \`example\`, with one value: pages, samples and the mock show one. Keep the best one as \`example\`.`,
  ],
  [
    'a request body without an example',
    operation,
    (tree) => delete tree.requestBody.content[json].example,
    `${operation}: requestBody → content → ${json} → example is missing. Allowed is a whole body that fits the schema. Add one: the samples send it.`,
  ],
  [
    'a known response without an example',
    operation,
    (tree) => delete tree.responses[200].content[json].example,
    `${operation}: responses → 200 → content → ${json} → example is missing, although the schema names fields. Allowed is a body that fits it. Add one from the example world of openapi/README.md.`,
  ],
  [
    'an example of an unknown body',
    operation,
    (tree) => (tree.responses[401].content[json].example = {message: 'No key'}),
    `${operation}: responses → 401 → content → ${json} → example stands on a body whose fields are not published. Allowed is none there. Remove it, or name the fields in the schema.`,
  ],
  [
    'an example of an envelope around unknown bodies',
    operation,
    (tree) => {
      const media = tree.responses[401].content[json];
      media.schema = {
        type: 'object',
        properties: {data: {type: 'object', description: 'Not published.'}},
      };
      media.example = {data: {}};
    },
    `${operation}: responses → 401 → content → ${json} → example stands on a body whose fields are not published.`,
  ],
  [
    'an example that looks like a token',
    operation,
    (tree) => (tree.parameters[0].example = 'eyJhbGciOiJIUzI1NiJ9.e30.abc'),
    `${operation}: parameters → 0 → example is "eyJhbGciOiJIUzI1NiJ9.e30.abc", which looks like a secret. Allowed are no credentials at all. Leave the member out, or write words such as token-of-the-following-page.`,
  ],
  [
    'an example that looks like a key',
    operation,
    (tree) => (tree.requestBody.content[json].example = {key: '9f86d081884c7d659a2feaa0c55ad015'}),
    `${operation}: requestBody → content → ${json} → example → key is "9f86d081884c7d659a2feaa0c55ad015", which looks like a secret.`,
  ],
  [
    'an id that is not in the example world',
    operation,
    (tree) =>
      (tree.responses[200].content[json].example.id = '00000000-8a57-4e0b-9c2e-1b7a40d95e21'),
    `${operation}: responses → 200 → content → ${json} → example → id is "00000000-8a57-4e0b-9c2e-1b7a40d95e21", which has an id that is not in the example world. Allowed are the ids of the table in openapi/README.md. Use one of them, or add a row to it.`,
  ],
  [
    'an email address that could be real',
    operation,
    (tree) => (tree.responses[200].content[json].example.guest = 'tomas@gmail.com'),
    `${operation}: responses → 200 → content → ${json} → example → guest is "tomas@gmail.com", which has an email address that could be real. Allowed are example.com and names that end in .example. Use one of them.`,
  ],
  [
    'an address that could be real',
    operation,
    (tree) => (tree.parameters[0].example = 'https://hooks.test.com/pms'),
    `${operation}: parameters → 0 → example is "https://hooks.test.com/pms", which has an address that could be real. Allowed are example.com, names that end in .example and calry.app. Use one of them.`,
  ],
  [
    'an operationId that is not camelCase',
    operation,
    (tree) => (tree.operationId = 'get_reservation'),
    `${operation}: operationId is "get_reservation". Allowed is camelCase that begins with a verb, such as listReservations. Rename it.`,
  ],
  [
    'an operationId without a verb',
    operation,
    (tree) => (tree.operationId = 'fetchReservation'),
    `${operation}: operationId is "fetchReservation", which begins with "fetch".`,
  ],
  [
    'two tags',
    operation,
    (tree) => (tree.tags = ['reservation', 'review']),
    `${operation}: tags is ["reservation","review"]. Allowed is exactly one. Name the resource.`,
  ],
  [
    'no tag',
    operation,
    (tree) => delete tree.tags,
    `${operation}: tags is missing. Allowed is exactly one. Name the resource.`,
  ],
  [
    'a tag that is not listed',
    operation,
    (tree) => (tree.tags = ['reservations']),
    `${operation}: tags → 0 is "reservations", which openapi/v2.yaml does not list. Did you mean "reservation"? Allowed are reservation, review. Write one of them, or add it to the list.`,
  ],
  [
    'a tag that is not the folder',
    operation,
    (tree) => (tree.tags = ['review']),
    `${operation}: tags → 0 is "review", but the file lies in reservation. Allowed is the resource's folder. Write reservation, or move the file.`,
  ],
  [
    'an operation file at another place than its page',
    root,
    (tree, files) => {
      tree.paths['/reservations/{reservationId}'].get.$ref = 'v2/reservation/get-reservation.yaml';
      files['openapi/v2/reservation/get-reservation.yaml'] = files[operation];
      delete files[operation];
    },
    `${root}: paths → /reservations/{reservationId} → get leads to v2/reservation/get-reservation.yaml, which has no page. Allowed is docs/vacation-rental-api/v2/reservation/get-reservation.mdx, which has the folder and the name of the file, with "operation: v2/getReservation" in its front matter. Did you mean "get-a-reservation.mdx"? Pages there: get-a-reservation.mdx. Write the page, or rename the file.`,
  ],
  [
    'an operation file that no path names',
    root,
    (_, files) => (files['openapi/v2/reservation/left-over.yaml'] = files[operation]),
    `${root}: paths has no entry that leads to v2/reservation/left-over.yaml. Allowed are operation files that a path, a webhook or \`x-unknown-operations\` names. Add the entry, or delete the file.`,
  ],
  [
    'a schema without a type',
    entity,
    (tree) => delete tree.properties.guest.type,
    `${entity}: properties → guest → type is missing. Allowed is a type, or \`$ref: shared/values/AnyValue.yaml\` beside the description for a value of any type.`,
  ],
  [
    'a list of types',
    entity,
    (tree) => (tree.properties.guest.type = ['string', 'number', 'null']),
    `${entity}: properties → guest → type is ["string","number","null"]. Allowed are one type, and null beside it. Write \`anyOf: [{type: string}, {type: number}, {type: 'null'}]\`: generators run in circles over a list.`,
  ],
  [
    'a schema for further members beside properties',
    entity,
    (tree) => (tree.additionalProperties = {type: 'boolean', description: 'Another one.'}),
    `${entity}: additionalProperties is a schema beside properties. Allowed is true or false there. Write \`additionalProperties: true\`, and the schema below \`x-additional-members\`: in TypeScript the two contradict each other.`,
  ],
  [
    'further members without a type',
    entity,
    (tree) => {
      tree.additionalProperties = true;
      tree['x-additional-members'] = {description: 'Another one.'};
    },
    `${entity}: x-additional-members → type is missing.`,
  ],
  [
    'fewer meanings than values',
    entity,
    (tree) =>
      Object.assign(tree.properties.guest, {enum: ['A', 'B'], 'x-enum-descriptions': ['First.']}),
    `${entity}: properties → guest → x-enum-descriptions is ["First."]. Allowed is a list with a text for each value of enum, in the same order; generators read it as one. Write as many texts as there are values.`,
  ],
];

test.each(['v1', 'v2'])('a contract without a mistake has no message (%s)', async (description) => {
  expect(await messages(goodContract(), description)).toEqual([]);
});

/** What is said of a contract in which an operation of v2 is known by its name alone, and its file has these keys, too. */
async function unknownMessages(more: Record<string, Tree>): Promise<string[]> {
  const files = goodContract();
  files[root].paths = {};
  files[root]['x-unknown-operations'] = [{$ref: 'v2/reservation/get-a-reservation.yaml'}];
  const {operationId, summary, description, tags} = files[operation];
  const named = {operationId, summary, description, tags};
  files[operation] = {...named, 'x-evidence': 'unknown', 'x-source': [], ...more};
  return messages(files, 'v2');
}

test('an operation that is known by its name alone is held to the rules', async () => {
  expect(await unknownMessages({})).toEqual([]);
  expect(
    await unknownMessages({
      tags: ['reservations'],
      description: 'Read it',
      'x-evidence': 'inferred',
      'x-note': 'no stop',
    }),
  ).toEqual([
    expect.stringContaining(`${operation}: x-evidence is "inferred". Allowed is unknown`),
    expect.stringContaining(`${operation}: x-note is "no stop".`),
    expect.stringContaining(`${operation}: description is "Read it".`),
    expect.stringContaining(
      `${operation}: tags → 0 is "reservations", which openapi/v2.yaml does not list.`,
    ),
  ]);
  expect(await unknownMessages({responses: {}, 'x-successor': null})).toEqual([
    expect.stringContaining(`${operation}: responses is there, although x-evidence is "unknown".`),
    expect.stringContaining(`${operation}: x-successor is null.`),
  ]);
});

test('an operation that is written out in the root file', async () => {
  const files = goodContract();
  files[root].paths['/reservations/{reservationId}'].get = {operationId: 'getReservation'};
  expect(await messages(files, 'v2')).toContain(
    `${root}: paths → /reservations/{reservationId} → get is written out. Allowed is a reference to a file of its own, such as {$ref: v2/reservation/get-a-reservation.yaml}. Move it into one.`,
  );
});

test.each(cases)('%s', async (_, file, spoil, message) => {
  const files = goodContract();
  spoil(files[file], files);
  const found = await messages(files, file.includes('/v1') ? 'v1' : 'v2');
  expect(found.map((text) => text.slice(0, message.length))).toContain(message);
  expect(found).toHaveLength(1);
});
