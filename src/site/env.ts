/** Environment variables of the build. */
export type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads a group of build-time variables that only make sense together.
 *
 * @param env where to look, usually `process.env`; an empty string counts as not set
 * @param names the variables of the group
 * @param purpose what the group configures, for the message
 * @returns the values by name; undefined if no variable is set
 * @throws Error if only some variables are set; the message lists all of them
 */
export function readGroup<Name extends string>(
  env: Env,
  names: readonly Name[],
  purpose: string,
): Record<Name, string> | undefined {
  const set = names.filter((name) => env[name]);
  if (set.length === 0) return undefined;
  if (set.length < names.length) {
    throw new Error(`${purpose}: set all of ${names.join(', ')}, or none.`);
  }
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>;
}

/** Returns the origin of the URL in a variable. @throws Error with the variable if it is not a URL */
export function originOf(variable: string, url: string): string {
  if (URL.canParse(url)) return new URL(url).origin;
  throw new Error(`${variable}: "${url}" is not a URL. Write an origin: https://name.example.`);
}
