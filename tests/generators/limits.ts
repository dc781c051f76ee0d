/** Something that a program cannot do with what is published, and that the contract cannot mend. */
export type Limit = {
  tool: string;
  /** What was tried, such as `reads v2.json`, `compiles v2.json` or `calls v1/batchAvailabilities`. */
  task: string;
  /** How it fails. Another failure is a new one. */
  says: RegExp;
  reason: string;
};

const throughFetch = [
  '@hey-api/openapi-ts',
  '@kubb/core',
  'oazapfts',
  'openapi-typescript',
  'orval',
  'swagger-typescript-api',
];

/** All that is impossible. */
export const limits: Limit[] = [
  ...throughFetch.map((tool) => ({
    tool,
    task: 'calls v1/batchAvailabilities',
    says: /Request with GET\/HEAD method cannot have body/,
    reason: 'v1 takes a body with this GET, and fetch refuses to send one.',
  })),
  {
    tool: 'openapi-zod-client',
    task: 'calls v1/batchAvailabilities',
    says: /Request failed with status code 400/,
    reason: 'v1 takes a body with this GET, and Zodios leaves out that of any GET.',
  },
];

/**
 * Judges what became of a task.
 *
 * @param problem what went wrong, if anything did
 * @returns what is to be told; undefined when all is as expected
 */
export function verdict(
  {tool, task}: {tool: string; task: string},
  problem: string | undefined,
  known = limits,
): string | undefined {
  const limit = known.find((one) => one.tool === tool && one.task === task);
  const name = `${tool} ${task}`;
  if (!limit) return problem && `${name}, and fails:\n${problem}`;
  if (problem === undefined) {
    return `${name}, which was impossible (${limit.reason}) Take its entry out of tests/generators/limits.ts.`;
  }
  if (limit.says.test(problem)) return undefined;
  return `${name}, and fails, but not as tests/generators/limits.ts says (${limit.says}):\n${problem}`;
}
