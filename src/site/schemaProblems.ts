import * as z from 'zod';
import {didYouMean} from './nearest';
import type {PageFile} from './pageFile';
import {problem, type Problem} from './problem';
import {remedyOf} from './yamlFiles';

type Issue = z.core.$ZodIssue;

/**
 * Validates data, and describes each issue: the key, the actual value, what is allowed, and the nearest valid value.
 *
 * @param data the front matter of the page
 * @returns the output of the schema, if the data is valid, and the problems
 */
export function validate<T extends z.ZodType>(
  data: unknown,
  schema: T,
  {file, lineOf}: Pick<PageFile, 'file' | 'lineOf'>,
): {data: z.output<T> | undefined; problems: Problem[]} {
  const result = schema.safeParse(data, {error: allowedBy, reportInput: true});
  const problems = (result.error?.issues ?? []).flatMap(relevantIssues).flatMap((issue) => {
    const reason = reasonOf(issue, data);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    return keys
      .map((key) => [...issue.path, ...key])
      .map((path) => problem(file, lineOf(path), `${keyName(path)}: ${reason}`));
  });
  return {data: result.data, problems};
}

/** Returns the YAML syntax errors of a page's front matter. */
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
 * @returns its data, or all syntax errors, or, if there are none, all invalid values
 */
export function checkFrontMatter<T extends z.ZodType>(
  page: PageFile,
  schema: T,
): {data: z.output<T> | undefined; problems: Problem[]} {
  const problems = yamlProblems(page);
  return problems.length > 0
    ? {data: undefined, problems}
    : validate(page.yaml.toJS(), schema, page);
}

/** Returns ` Did you mean "x"?` for the end of a message, or an empty text. */
export function suggestionFor(wrong: string, known: readonly string[]): string {
  return ` ${didYouMean(wrong, known)}`.trimEnd();
}

/** Describes a value in a message. */
export function valueName(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'a mapping';
  return String(value);
}

/** Formats a path of the front matter for messages, such as `pms.credentials[0].goesTo`. */
export function keyName(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return parts.join('').slice(1) || 'front matter';
}

/** Describes what the schema allows at the place of an issue. Messages in the schema itself take precedence. */
const allowedBy: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const keys = keysOf(issue.inst);
      return `${keys.join(', ')}.${issue.keys.map((key) => suggestionFor(key, keys)).join('')}`;
    }
    case 'invalid_value':
      return issue.values.map(String).join(', ');
    case 'invalid_type':
      return typeName(issue.expected, issue.input);
    case 'invalid_union': {
      const keys = keysOf(issue.inst);
      const shapes = new Set(issue.errors.flat().map(({message}) => message));
      return (
        [...shapes].join(', or ') + (keys.length > 0 ? ` with the keys ${keys.join(', ')}` : '')
      );
    }
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'too_small':
    case 'too_big':
      return sizeName(issue);
    case 'invalid_format':
      return formats[issue.format];
    default:
      return undefined;
  }
};

const formats: Record<string, string> = {
  url: 'a complete web address, such as https://example.com/docs',
  date: "a date in quotes, such as '2026-11-20'",
};

/** Returns the issues of the branch of a union that fits the shape of the data; the union's own issue if none fits. */
function relevantIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const branch = issue.errors.find((issues) => !issues.some(isShapeMismatch));
  return branch
    ? branch.flatMap((inner) =>
        relevantIssues({...inner, path: [...issue.path, ...inner.path]} as Issue),
      )
    : [issue];
}

/** Whether the data has another shape than a branch of a union, such as a string where a mapping is expected. */
function isShapeMismatch(issue: Issue): boolean {
  return (
    issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value')
  );
}

function reasonOf(issue: Issue, data: unknown): string {
  const {code, path, input, message} = issue;
  if (code === 'unrecognized_keys') return `there is no such key. Allowed: ${message}`;
  // The value at the path, because a refinement may report a nested key.
  if (code === 'custom') return `${found(valueAt(data, path))} ${message}.`;
  return `${found(input)} Allowed: ${message}.${suggestion(input, valuesOf(issue))}`;
}

function found(value: unknown): string {
  if (value === undefined) return 'this key is missing.';
  if (value === null || value === '') return 'this key is empty.';
  return `found ${valueName(value)}.`;
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

/** Returns the allowed values of an enum. */
function valuesOf(issue: Issue): string[] {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(valuesOf);
  return issue.code === 'invalid_value' ? issue.values.map(String) : [];
}

function suggestion(value: unknown, allowed: readonly string[]): string {
  if (typeof value === 'boolean' && allowed.includes('yes')) {
    return ` Write ${value ? "'yes'" : "'no'"}, with quotes.`;
  }
  return typeof value === 'string' ? suggestionFor(value, allowed) : '';
}

const typeNames: Record<string, string> = {
  string: 'text',
  int: 'a number',
  number: 'a number',
  array: 'a list',
  boolean: 'true or false',
  object: 'a mapping',
  record: 'a mapping',
};

function typeName(expected: string, value: unknown): string {
  const name = typeNames[expected] ?? expected;
  if (name === 'text' && /^(?:number|boolean)$/.test(typeof value))
    return 'text (put it in quotes)';
  const isNumber = typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value));
  return name === 'a number' && isNumber ? `${name}, without quotes: ${Number(value)}` : name;
}

function sizeName(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>) {
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

/** Returns the keys that a schema allows. */
function keysOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodUnion ? schema.options.flatMap(keysOf) : [];
}
