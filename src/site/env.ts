import {ProblemError, stopBuild} from './problem';

/** Environment variables of the build. */
export type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads a group of build-time variables that only make sense together.
 *
 * @param env where to look, usually `process.env`; an empty string counts as not set
 * @param purpose what the group configures, for the message
 * @param variables the variable of each option
 * @returns the value of each option; undefined if no variable is set
 * @throws ProblemError if only some variables are set; the message lists all of them
 */
export function readGroup<Option extends string>(
  env: Env,
  purpose: string,
  variables: Record<Option, string>,
): Record<Option, string> | undefined {
  const names = Object.values<string>(variables);
  const set = names.filter((name) => env[name]);
  if (set.length === 0) return undefined;
  if (set.length < names.length) {
    throw new ProblemError(`${purpose}: set all of ${names.join(', ')}, or none.`);
  }
  const values = Object.entries<string>(variables).map(([option, name]) => [option, env[name]]);
  return Object.fromEntries(values) as Record<Option, string>;
}

/** Returns the origin in a variable. @throws ProblemError with the variable if it is another URL, or none */
export function originOf(variable: string, url: string): string {
  if (/^https?:\/\/[^/]+\/?$/.test(url) && URL.canParse(url)) return new URL(url).origin;
  throw new ProblemError(
    `${variable}: "${url}" is not the origin of a site. Write it without a path: https://name.example.`,
  );
}

/** Reads the variables of this build. If they are wrong, prints their problem and stops the build. */
export function fromEnv<Value>(read: (env: Env) => Value): Value {
  try {
    return read(process.env);
  } catch (error) {
    return stopBuild('The environment variables', error);
  }
}
