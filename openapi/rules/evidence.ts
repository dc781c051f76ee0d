import type {UserContext} from '@redocly/openapi-core';
import {found, isEntity, isSentence, type Json, oneOf, report, type Rule} from './report';

const levels = ['documented', 'partial', 'inferred'];

/** The keys for the evidence of a part of the contract. */
const keys = ['x-evidence', 'x-source', 'x-missing', 'x-inferred-from'];

/** Every operation and entity has evidence and a source. Any other part may have evidence, which must be complete. */
export const evidence: Rule = () => ({
  UnknownOperation: (operation, ctx) => reportAll(ctx, ofUnknown(operation)),
  Operation: (operation, ctx) => reportAll(ctx, absent(operation as unknown as Json)),
  Schema: (schema, ctx) => {
    if (isEntity(ctx)) reportAll(ctx, absent(schema as Json));
  },
  any: {
    enter: (node: unknown, ctx: UserContext) => {
      if (node === null || typeof node !== 'object') return;
      // An example may contain these keys as data.
      if (/\/examples?(\/|$)/.test(ctx.location.pointer)) return;
      if (ctx.type.name === 'UnknownOperation') return;
      if (keys.some((key) => key in node)) reportAll(ctx, contradictions(node as Json));
    },
  },
});

type Check = [key: string, isWrong: boolean, text: string];

function reportAll(ctx: UserContext, checks: Check[]): void {
  for (const [key, isWrong, text] of checks) if (isWrong) report(ctx, [key], text);
}

const absent = (json: Json): Check[] => [
  [
    'x-evidence',
    json['x-evidence'] === undefined,
    `is missing. ${oneOf(undefined, levels)} Say how well this is known; openapi/README.md says which is which.`,
  ],
  [
    'x-source',
    json['x-source'] === undefined,
    'is missing. Allowed is a list of the public addresses it was read at; [] only with `x-evidence: ' +
      'inferred`. Add it.',
  ],
];

const isSources = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.every(
    (item) => typeof item === 'string' && /^(https:\/\/[^/\s]+\.[^/\s]+\S*|page: .*\S)$/.test(item),
  );

const isPhrases = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'string' && /\S/.test(item) && !item.endsWith('.'));

/** Contradictions between the evidence keys of a part. */
function contradictions(json: Json): Check[] {
  const [level, source, missing, from] = keys.map((key) => json[key]);
  const isInferred = level === 'inferred';
  const mayLack = isInferred || level === 'partial';
  if (level !== undefined && !levels.includes(level as string)) {
    const advice =
      level === 'unknown'
        ? 'An operation of which neither method nor path is known goes under `x-unknown-operations` of its description.'
        : 'Write one of them.';
    return [['x-evidence', true, `${found(level)}. ${oneOf(level, levels)} ${advice}`]];
  }
  return [
    [
      'x-source',
      source !== undefined && !isSources(source),
      `${found(source)}. Allowed is a list of addresses that begin with https://, and of "page: <title>" for a page that was read without its address. Write each as an item of its own.`,
    ],
    [
      'x-source',
      isSources(source) && source.length === 0 && !isInferred,
      `is empty, although x-evidence ${found(level)}. Only what is inferred may have no source. Add the ` +
        `address it was read at, or say \`x-evidence: inferred\`.`,
    ],
    [
      'x-missing',
      missing === undefined && level === 'partial',
      'is missing, although x-evidence is "partial". Allowed is a list of short noun phrases. Add what is ' +
        'not published, for example [the response fields].',
    ],
    [
      'x-missing',
      missing !== undefined && !mayLack,
      `${found(missing)}, but x-evidence ${found(level)}. It is allowed with "partial" and "inferred". ` +
        `Remove it, or say \`x-evidence: partial\`.`,
    ],
    [
      'x-missing',
      missing !== undefined && mayLack && !isPhrases(missing),
      `${found(missing)}. Allowed is a list of short noun phrases without a full stop. Write each as an ` +
        'item, for example [the response fields].',
    ],
    [
      'x-inferred-from',
      from === undefined && isInferred,
      'is missing, although x-evidence is "inferred". Allowed is one sentence with a full stop. Say what ' +
        'it was inferred from.',
    ],
    [
      'x-inferred-from',
      from !== undefined && !isInferred,
      `${found(from)}, but x-evidence ${found(level)}. It is allowed with "inferred" only. Remove it, or ` +
        `say \`x-evidence: inferred\`.`,
    ],
    [
      'x-inferred-from',
      from !== undefined && isInferred && !isSentence(from),
      `${found(from)}. Allowed is one sentence with a full stop. Say what it was inferred from.`,
    ],
  ];
}

/** Keys of a call, which an operation without a known method and path cannot have. */
const keysOfCalls = [
  'parameters',
  'requestBody',
  'responses',
  'security',
  'x-missing',
  'x-inferred-from',
];

/** The checks of an operation that is known by its name alone. */
function ofUnknown(json: Json): Check[] {
  const {'x-evidence': level, 'x-source': source} = json;
  if (level !== 'unknown') {
    return [
      [
        'x-evidence',
        true,
        `${found(level)}. Allowed is unknown: \`x-unknown-operations\` is for what is known by its name ` +
          'alone. Write it, or give the operation its path.',
      ],
    ];
  }
  return [
    ...keysOfCalls.map((key): Check => [
      key,
      key in json,
      'is there, although x-evidence is "unknown". Neither method nor path is known, so nothing of the ' +
        'call is. Remove it.',
    ]),
    [
      'x-source',
      !isSources(source),
      `${found(source)}. Allowed is a list of what the name was read in, [] when there is none. Add it.`,
    ],
  ];
}
