// Validates front matter and other YAML data with zod schemas, and converts the issues to problems.
import * as z from 'zod';
import type {PageFile} from './pageFile';
import {problem, type Problem} from './problem';
import {displayPath, lineOf, readYaml, syntaxAdvice} from './yamlFiles';
import {found, listAllowed} from './wording';

type Issue = z.core.$ZodIssue;

/**
 * Validates data. Each problem names the key, and says what was found and what is allowed.
 *
 * @param data parsed YAML, such as the front matter of a page
 * @returns the output of the schema (undefined if the data is invalid), and the problems
 */
function validate<T extends z.ZodType>(
  data: unknown,
  schema: T,
  place: Pick<PageFile, 'file' | 'lineOf'>,
): {data: z.output<T> | undefined; problems: Problem[]} {
  const result = schema.safeParse(data, {error: messageOf, reportInput: true});
  const issues = (result.error?.issues ?? []).flatMap(relevantIssues);
  const problems = issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    // The message of unknown keys has a line for each of them.
    return issue.message.split('\n').map((message, index) => {
      const path = [...issue.path, ...keys.slice(index, index + 1)];
      const reason = `${keyName(path)}: ${message.replace(/\.?$/, '.')}`;
      return problem(place.file, place.lineOf(path), reason);
    });
  });
  return {data: result.data, problems};
}

/**
 * Validates a YAML or JSON file, which is YAML too.
 *
 * @param file absolute path
 * @throws ProblemError if the file is not valid YAML
 */
export const validateFile = <T extends z.ZodType>(file: string, schema: T) =>
  validate(readYaml(file), schema, {
    file: displayPath(file),
    lineOf: (keys) => lineOf(file, keys),
  });

/** Returns the YAML syntax errors of a page's front matter. */
const yamlProblems = ({file, yaml}: PageFile): Problem[] =>
  yaml.errors.map(({message, linePos}) =>
    problem(
      file,
      (linePos?.[0].line ?? 0) + 1,
      `front matter: ${message.split(' at line')[0]?.replace(/\.$/, '')}. ${syntaxAdvice}`,
    ),
  );

/**
 * Parses and validates the front matter of a page.
 *
 * @returns the data (undefined if it is invalid), and the problems: all syntax errors or, without any, invalid values
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

/** Formats the path of a key for messages, such as `pms.credentials[0].goesTo`. */
export function keyName(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return parts.join('').replace(/^\./, '') || 'top level';
}

/** Plain words for the types and formats that schemas expect. */
const plainWords: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  date: 'a day such as 2026-11-21',
  int: 'a whole number',
  number: 'a number',
  object: 'a mapping',
  record: 'a mapping',
  string: 'text',
  url: 'a web address such as https://example.com',
};

const plainUnits: Record<string, string> = {string: ' character', array: ' item'};

/** Lists what an issue allows; nothing if only its message says it. */
function allowedBy(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code === 'invalid_union') return [...new Set(issue.errors.flat().flatMap(allowedBy))];
  if (issue.code === 'invalid_type') return [plainWords[issue.expected] ?? issue.expected];
  if (issue.code === 'invalid_format') return [plainWords[issue.format] ?? issue.format];
  if (issue.code !== 'too_small') return [];
  const unit = plainUnits[issue.origin] ?? '';
  const limit = `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit}`;
  return [unit && issue.minimum !== 1 ? `${limit}s` : limit];
}

/** Says what was found and what to write, where zod's own messages only say what is wrong. */
const messageOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return found(undefined);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey(key, issue.inst as Keyed)).join('\n');
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  const allowed = allowedBy(issue as Issue);
  return allowed.length > 0
    ? `${found(issue.input)}. ${listAllowed(issue.input, allowed)}`
    : undefined;
};

/** A schema that allows only the keys of its shape or of its enum. */
type Keyed = z.ZodObject | z.ZodRecord<z.ZodEnum, z.ZodType>;

/** Says which keys are allowed in place of an unknown one. */
function unknownKey(key: string, schema: Keyed): string {
  const allowed =
    'shape' in schema ? Object.keys(schema.shape) : schema.keyType.options.map(String);
  return `this key is not allowed. ${listAllowed(key, allowed)}`;
}

/** Returns the issues of the branch of a union that fits the shape of the data; the union's issue if no branch fits. */
function relevantIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const branch = issue.errors.find((issues) => !issues.some(isShapeMismatch));
  return branch
    ? branch.flatMap((inner) =>
        relevantIssues({...inner, path: [...issue.path, ...inner.path]} as Issue),
      )
    : [issue];
}

/** Whether an issue means that the data does not have the shape that a branch of a union expects. */
const isShapeMismatch = ({path, code}: Issue): boolean =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
