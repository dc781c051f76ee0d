import type {Env} from './env';

/**
 * The address where files of the repository are edited, if it is configured.
 *
 * @param env environment of the build
 * @returns the address that a file's path is added to, without a slash at its end; undefined when pages have no edit
 *   links
 * @throws Error when EDIT_URL is not an https address
 */
export function editUrlFromEnv({EDIT_URL: value}: Env): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || new URL(value).protocol !== 'https:') {
    throw new Error(
      `EDIT_URL is "${value}"; it must be an https address that the path of a file can be added to, ` +
        'such as https://github.com/<owner>/<repository>/edit/main.',
    );
  }
  return value.replace(/\/+$/, '');
}

/**
 * The address at which a file is edited.
 *
 * @param base from editUrlFromEnv
 * @param file path from the root of the repository
 */
export function editUrlOf(base: string, file: string): string {
  return `${base}/${encodeURI(file)}`;
}
