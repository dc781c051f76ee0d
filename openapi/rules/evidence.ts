import type {UserContext} from '@redocly/openapi-core';
import {found, isEntity, isSentence, type Json, oneOf, report, type Rule} from './report';

const levels = ['documented', 'partial', 'inferred'];

/** Keys that record the evidence of a part of the contract. */
const keys = ['x-evidence', 'x-source', 'x-missing', 'x-inferred-from'];

/** Rule: every operation and entity has evidence and sources. Other parts may have evidence if it is complete. */
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
    `is missing. ${oneOf(undefined, levels)} Choose the level of evidence; openapi/README.md defines them.`,
  ],
  [
    'x-source',
    json['x-source'] === undefined,
    'is missing. Allowed is a list of the public URLs it was read at; ' +
      '[] only with `x-evidence: inferred`. Add it.',
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

/** Checks that the evidence keys of a part are valid and consistent. */
function contradictions(json: Json): Check[] {
  const [level, source, missing, from] = keys.map((key) => json[key]);
  const isInferred = level === 'inferred';
  const mayLack = isInferred || level === 'partial';
  if (level !== undefined && !levels.includes(level as string)) {
    const advice =
      level === 'unknown'
        ? 'List an operation whose method and path are unknown under `x-unknown-operations` of its description.'
        : 'Write one of them.';
    return [['x-evidence', true, `${found(level)}. ${oneOf(level, levels)} ${advice}`]];
  }
  return [
    [
      'x-source',
      source !== undefined && (!isSources(source) || (source.length === 0 && !isInferred)),
      `${found(source)}. Allowed is a list of URLs that begin with https://, and of "page: <title>" for a page ` +
        'whose URL is unknown; [] only with `x-evidence: inferred`. Write each as an item.',
    ],
    [
      'x-missing',
      missing === undefined ? level === 'partial' : !mayLack || !isPhrases(missing),
      `${found(missing)}, and x-evidence ${found(level)}. Required with "partial" and allowed with "inferred" is a ` +
        'list of short noun phrases without a full stop, for example [the response fields].',
    ],
    [
      'x-inferred-from',
      isInferred ? !isSentence(from) : from !== undefined,
      `${found(from)}, and x-evidence ${found(level)}. Required with "inferred", and allowed only there, is one ` +
        'sentence with a full stop. Say what it was inferred from.',
    ],
  ];
}

/** Checks an operation of which only the name is documented. */
function ofUnknown(json: Json): Check[] {
  const {'x-evidence': level, 'x-source': source} = json;
  if (level !== 'unknown') {
    return [
      [
        'x-evidence',
        true,
        `${found(level)}. Allowed is unknown: \`x-unknown-operations\` lists operations known only by name. ` +
          'Write it, or add the operation to `paths`.',
      ],
    ];
  }
  return [
    [
      'x-source',
      !isSources(source),
      `${found(source)}. Allowed is a list of the sources of the name, [] if there are none. Add it.`,
    ],
  ];
}
