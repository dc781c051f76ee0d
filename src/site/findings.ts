import * as z from 'zod';
import {didYouMean} from './nearest';
import type {PageFile} from './pageFile';
import {problem, type Problem} from './writerError';
import {remedyOf} from './yamlFiles';

/** What a key has and what it may have. */
type AtKey = {path: PropertyKey[]; message: string};

type Issue = z.core.$ZodIssue;
type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, {io: 'input'}) as JsonSchema;

/**
 * Puts the issues of a schema into words: the key, what is there, what is allowed, and the nearest valid value.
 *
 * @param data the front matter of the page
 * @param schema that found the issues
 */
export function schemaProblems(
  issues: readonly Issue[],
  data: unknown,
  schema: z.ZodType,
  {file, lineOf}: Pick<PageFile, 'file' | 'lineOf'>,
): Problem[] {
  const json = jsonSchemaOf(schema);
  return issues
    .flatMap((issue) => findingsOf(issue, data, json))
    .map(({path, message}) => problem(file, lineOf(path), message));
}

/** Problems of the front matter of a page that is not valid YAML. */
export const yamlProblems = ({file, yaml}: PageFile): Problem[] =>
  yaml.errors.map(({code, message, linePos}) =>
    problem(
      file,
      (linePos?.[0].line ?? 0) + 1,
      `front matter: ${message.split(' at line')[0]?.replace(/\.$/, '')}.`,
      {rule: 'yaml:syntax', note: remedyOf(code)},
    ),
  );

/**
 * Parses and validates the front matter of a page.
 *
 * @returns its data, or every problem of its YAML or, where that is valid, of its values
 */
export function checkFrontMatter<T extends z.ZodType>(
  page: PageFile,
  schema: T,
): {data: z.output<T> | undefined; problems: Problem[]} {
  const syntax = yamlProblems(page);
  if (syntax.length > 0) return {data: undefined, problems: syntax};
  const input: unknown = page.yaml.toJS();
  const {data, error} = schema.safeParse(input);
  return {data, problems: error ? schemaProblems(error.issues, input, schema, page) : []};
}

/** What was probably meant, at the end of a message: ` Did you mean "x"?`, or nothing. */
export function meant(wrong: string, known: readonly string[]): string {
  return ` ${didYouMean(wrong, known)}`.trimEnd();
}

export function quoted(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'a mapping';
  return String(value);
}

function findingsOf(issue: Issue, data: unknown, json: JsonSchema): AtKey[] {
  const {path} = issue;
  const key = keyName(path);
  const value = valueAt(data, path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const allowed = keysAt(path, json);
      return issue.keys.map((name) => ({
        path: [...path, name],
        message:
          `${keyName([...path, name])}: there is no such key. Allowed: ` +
          `${allowed.join(', ')}.${meant(name, allowed)}`,
      }));
    }
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      return [
        {
          path,
          message: `${key}: ${found(value)} Allowed: ${allowed.join(', ')}.${suggestion(value, allowed)}`,
        },
      ];
    }
    case 'invalid_type':
      return [
        {path, message: `${key}: ${found(value)} Allowed: ${typeName(issue.expected, value)}.`},
      ];
    case 'invalid_union':
      return unionFindings(issue, data, json);
    case 'invalid_format':
      return [{path, message: `${key}: ${found(value)} Allowed: ${formatName(issue)}.`}];
    case 'invalid_key':
      return [
        {
          path,
          message:
            `${key}: this id is not valid. Allowed: lower-case words joined by hyphens, for ` +
            'example rate-limits.',
        },
      ];
    case 'too_small':
    case 'too_big':
      return [{path, message: `${key}: ${found(value)} Allowed: ${sizeName(issue)}.`}];
    default:
      return [{path, message: `${key}: ${found(value)} ${issue.message}.`}];
  }
}

/**
 * The issues of a union are those of the branch that the writer meant. When no branch matches, all are named.
 */
function unionFindings(
  issue: Extract<Issue, {code: 'invalid_union'}>,
  data: unknown,
  json: JsonSchema,
): AtKey[] {
  const {path} = issue;
  const value = valueAt(data, path);
  const branches = issue.errors.filter((branch) => !branch.some(isShapeMismatch));
  if (branches[0]) {
    return branches[0].flatMap((inner) =>
      findingsOf({...inner, path: [...path, ...inner.path]} as Issue, data, json),
    );
  }
  const shapes = issue.errors.flat().map((inner) => {
    if (inner.code === 'invalid_value') return inner.values.join(', ');
    if (inner.code === 'invalid_type') return typeName(inner.expected, value);
    return inner.message;
  });
  const words = issue.errors
    .flat()
    .flatMap((inner) => (inner.code === 'invalid_value' ? inner.values.map(String) : []));
  const keys = keysAt(path, json);
  const allowed =
    [...new Set(shapes)].join(', or ') +
    (keys.length > 0 ? ` with the keys ${keys.join(', ')}` : '');
  const message = `${keyName(path)}: ${found(value)} Allowed: ${allowed}.${suggestion(value, words)}`;
  return [{path, message}];
}

/** Whether a branch of a union was not meant at all, as by a word in place of a mapping. */
function isShapeMismatch(issue: Issue): boolean {
  return (
    issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value')
  );
}

function found(value: unknown): string {
  if (value === undefined) return 'this key is missing.';
  if (value === null || value === '') return 'this key is empty.';
  return `found ${quoted(value)}.`;
}

function suggestion(value: unknown, allowed: readonly string[]): string {
  if (typeof value === 'boolean' && allowed.includes('yes')) {
    return ` Write ${value ? "'yes'" : "'no'"}, with quotes.`;
  }
  return typeof value === 'string' ? meant(value, allowed) : '';
}

function typeName(expected: string, value: unknown): string {
  switch (expected) {
    case 'string':
      return typeof value === 'number' || typeof value === 'boolean'
        ? 'text (put it in quotes)'
        : 'text';
    case 'int':
    case 'number':
      return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
        ? `a number, without quotes: ${Number(value)}`
        : 'a number';
    case 'array':
      return 'a list';
    case 'boolean':
      return 'true or false';
    case 'object':
    case 'record':
      return 'a mapping';
    default:
      return expected;
  }
}

function formatName(issue: Extract<Issue, {code: 'invalid_format'}>): string {
  switch (issue.format) {
    case 'url':
      return 'a complete web address, such as https://example.com/docs';
    case 'date':
      return "a date in quotes, such as '2026-11-20'";
    default:
      return issue.message;
  }
}

function sizeName(issue: Extract<Issue, {code: 'too_small' | 'too_big'}>): string {
  const limit =
    issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (issue.origin === 'string') {
    return issue.code === 'too_small' && issue.minimum === 1 ? 'text' : `${limit} characters`;
  }
  if (issue.origin === 'array') return `a list of ${limit}`;
  return issue.code === 'too_small' && !issue.inclusive
    ? `a number above ${issue.minimum}`
    : `a number of ${limit}`;
}

/** A path of the front matter as messages name it, such as `pms.credentials[0].goesTo`. */
export function keyName(path: readonly PropertyKey[]): string {
  const name = path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  );
  return name || 'front matter';
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

/** The keys that a mapping at this path may have. */
function keysAt(path: readonly PropertyKey[], json: JsonSchema): string[] {
  let schemas = [json];
  for (const key of path) {
    schemas = schemas.flatMap(alternatives).flatMap((schema) => {
      if (typeof key === 'number') return schema.items ?? [];
      const property = schema.properties?.[String(key)];
      if (property) return property;
      return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : [];
    });
  }
  return schemas.flatMap(alternatives).flatMap((schema) => Object.keys(schema.properties ?? {}));
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  return schema.anyOf ? schema.anyOf.flatMap(alternatives) : [schema];
}
