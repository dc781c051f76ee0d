// The schemas of the files in openapi/: the keys of OpenAPI 3.1 and JSON Schema that pages, samples and the mock know,
// and the types of their values. They refuse all other keys. `redocly.yaml` has the rules of the texts, the evidence
// and the examples.
import path from 'node:path';
import * as z from 'zod';

const supported = /`[^`]+`|\[[^\]]+\]\([^)\s]+\)|\*\*/g;

const unsupported =
  /\n\s*\n|^\s*(?:[-*+>|]|\d+[.)]|#{1,6}|~~~|```)\s|(?<![\w*])[*_](?=\S)[^*_]*\S[*_](?![\w*])|https?:\/\/|!\[|<\/?[a-z]/m;

const text = z.string().refine((words) => !unsupported.test(words.replace(supported, 'x')), {
  error:
    'allowed is one paragraph with `code`, **bold** and [links](/docs/contact). Rewrite lists, emphasis, HTML and bare addresses',
});

/** Whether JavaScript keeps every number of a value. */
const isExact = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isExact)
    : typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value);

const rounded =
  'programs round whole numbers above 9007199254740991. Leave the number out, and write `format: int64`';
const data = z.unknown().refine(isExact, {error: rounded});
const number = z.number().refine(isExact, {error: rounded});
const count = z.int().min(0);
const flag = z.boolean();

const evidence = {
  'x-evidence': z.enum(['documented', 'partial', 'inferred', 'unknown']),
  'x-missing': z.array(z.string()).min(1),
  'x-inferred-from': z.string(),
  'x-inferred-part': z.literal('fields'),
  'x-source': z.array(z.string()),
  'x-note': text,
};

const supportList = z.strictObject({
  source: z.string(),
  version: z.string().optional(),
  note: z.string().optional(),
  read: z.string(),
  columns: z.array(z.string()),
  rows: z.record(z.string(), z.array(z.string())),
});

const support = z.union([supportList, z.array(supportList)]);

/** Makes keys optional, except the required ones, and all of them next to a `$ref`, which may have them. */
const part = (shape: z.ZodRawShape, required: string[] = []) =>
  z
    .strictObject({$ref: z.string(), ...shape})
    .partial()
    .superRefine((value, {addIssue}) => {
      const missing = '$ref' in value ? [] : required.filter((key) => !(key in value));
      for (const key of missing)
        addIssue({code: 'custom', path: [key], message: 'this key is missing'});
    });

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const;

const inner: z.ZodType = z.lazy(() => schema);

const shownOfSchema = {
  ...evidence,
  $comment: z.string(),
  title: z.string(),
  type: z.union([z.enum(types), z.array(z.enum(types))]),
  format: z.string(),
  description: text,
  deprecated: flag,
  enum: z.array(data).min(1),
  const: data,
  default: data,
  minimum: number,
  maximum: number,
  minLength: count,
  maxLength: count,
  pattern: z.string(),
  minItems: count,
  maxItems: count,
  required: z.array(z.string()),
  properties: z.record(z.string(), inner),
  additionalProperties: z.union([z.literal(true), inner], {
    error: 'allowed are true, and a schema. Objects are open: clients must accept new members',
  }),
  items: inner,
  allOf: z.array(inner).min(1),
  anyOf: z.array(inner).min(1),
  'x-additional-members': inner,
  'x-enum-descriptions': z.array(text),
  'x-in-samples': flag,
  'x-moved-from': z.string(),
  'x-renamed-from': z.string(),
  'x-support': support,
};

const schema: z.ZodType = part(shownOfSchema);

const scalarSchema = part({
  ...shownOfSchema,
  type: z.enum(types).exclude(['array', 'object'], {
    error: 'allowed is one of string, number, integer and boolean: samples send one value',
  }),
});

const shownOfParameter = {
  ...evidence,
  name: z.string(),
  in: z.enum(['header', 'path', 'query']),
  description: text,
  required: flag,
  deprecated: flag,
  schema: scalarSchema,
  example: z.union([z.string(), number, flag], {
    error: 'allowed is one text, number or boolean: samples send one value',
  }),
  'x-renamed-from': z.string(),
};

const parameter = part(shownOfParameter, ['name', 'in']);

const media = z.strictObject({schema, example: data.optional()});

/** Samples, examples and the mock send and read JSON only. */
const content = z.strictObject({'application/json': media});

const requestBody = part({...evidence, description: text, required: flag, content}, ['content']);

const response = part({...evidence, description: text, content});

const status = z.string().regex(/^(?:20[0-3]|[45]\d\d)$/, {
  error: 'allowed are 200 to 203, 4xx and 5xx, each with three digits: samples read a JSON body',
});

const shownOfOperation = {
  'x-caution': text,
  'x-sample-note': text,
  'x-reads': z.literal(true),
  ...evidence,
  operationId: z.string(),
  summary: z.string(),
  description: text,
  tags: z.array(z.string()),
  parameters: z.array(parameter),
  requestBody,
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(status, response),
  'x-support': support,
};

const operation = {...shownOfOperation, deprecated: flag, 'x-successor-note': text};

const operationOfV1 = {...operation, 'x-successor': z.string().nullable()};

const webhook = part({
  ...shownOfOperation,
  responses: z.record(z.string().regex(/^(?:default|[2-5]\d\d)$/, 'write a status'), response),
});

const operationFile = z.looseObject({
  $ref: z.string({
    error:
      'an operation has a separate file. Move it there, and write {$ref: <api>/<resource>/<page>.yaml}',
  }),
});

const pathItem = z.strictObject(
  Object.fromEntries(
    ['get', 'put', 'post', 'patch', 'delete'].map((method) => [method, operationFile.optional()]),
  ),
);

const root = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/, {error: 'allowed is 3.1.0'}),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: text,
    contact: z.record(z.string(), z.string()).optional(),
  }),
  servers: z
    .array(
      z.strictObject({
        url: z.url(),
        description: text,
        'x-evidence': evidence['x-evidence'].optional(),
        'x-inferred-from': z.string().optional(),
      }),
    )
    .min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  tags: z.array(
    z.strictObject({name: z.string(), 'x-displayName': z.string().optional(), description: text}),
  ),
  paths: z.record(z.string().startsWith('/', 'begin with a slash'), pathItem),
  webhooks: z.record(z.string(), z.strictObject({post: operationFile})).optional(),
  'x-unknown-operations': z.array(operationFile).optional(),
  components: z.strictObject({securitySchemes: z.strictObject({$ref: z.string()})}).optional(),
});

/** The one scheme that samples and the mock know. */
const securitySchemes = z.record(
  z.string(),
  z.strictObject({type: z.literal('http'), scheme: z.literal('bearer'), description: text}),
);

const sources = z.strictObject({addresses: z.array(z.url()), pages: z.array(z.string())});

/** The schemas of files by the name of their folder. */
const byFolder = new Map<string, z.ZodType>([
  ['schemas', part(shownOfSchema, ['x-evidence', 'x-source'])],
  ['values', schema],
  ['parameters', parameter],
  ['request-bodies', requestBody],
  ['responses', response],
]);

/**
 * Returns the schema of a file of the contract.
 *
 * @param file path from the folder of the contract, with `/`
 */
export function schemaOf(file: string): z.ZodType {
  if (file === 'sources.yaml') return sources;
  if (file === 'shared/securitySchemes.yaml') return securitySchemes;
  if (!file.includes('/')) return root;
  const known = byFolder.get(path.posix.basename(path.posix.dirname(file)));
  if (known) return known;
  if (/^common\/webhooks\/.*\.\w+\.yaml$/.test(file)) return webhook;
  return part(file.startsWith('v1/') ? operationOfV1 : operation);
}
