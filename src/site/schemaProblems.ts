import * as z from 'zod';
import type {PageFile} from './pageFile';
import {problem, type Problem} from './problem';
import {syntaxAdvice} from './yamlFiles';

type Issue = z.core.$ZodIssue;

/**
 * Validates data, and describes each issue: the key, and what is wrong, mostly in the words of zod.
 *
 * @param data the front matter of the page
 * @returns the output of the schema, if the data is valid, and the problems
 */
export function validate<T extends z.ZodType>(
  data: unknown,
  schema: T,
  {file, lineOf}: Pick<PageFile, 'file' | 'lineOf'>,
): {data: z.output<T> | undefined; problems: Problem[]} {
  const result = schema.safeParse(data, {error: messageOf});
  const problems = (result.error?.issues ?? []).flatMap(relevantIssues).flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    return keys
      .map((key) => [...issue.path, ...key])
      .map((path) => problem(file, lineOf(path), `${keyName(path)}: ${issue.message}.`));
  });
  return {data: result.data, problems};
}

/** Returns the YAML syntax errors of a page's front matter. */
export const yamlProblems = ({file, yaml}: PageFile): Problem[] =>
  yaml.errors.map(({message, linePos}) =>
    problem(
      file,
      (linePos?.[0].line ?? 0) + 1,
      `front matter: ${message.split(' at line')[0]?.replace(/\.$/, '')}.`,
      {rule: 'yaml:syntax', note: syntaxAdvice},
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

/** Formats a path of the front matter for messages, such as `pms.credentials[0].goesTo`. */
export function keyName(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return parts.join('').replace(/^\./, '') || 'front matter';
}

/** Describes the issues whose default messages do not say what is allowed. */
const messageOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'this key is missing';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `there is no such key. Allowed: ${Object.keys((issue.inst as z.ZodObject).shape).join(', ')}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(({message}) => message))].join(', or ');
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
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
