import type {Env} from './env';

/**
 * Returns the base URL of the edit links, if it is configured.
 *
 * @param env environment of the build
 * @returns the URL without a trailing slash; undefined if pages have no edit links
 * @throws Error if EDIT_URL is not an https URL
 */
export function editUrlFromEnv({EDIT_URL: value}: Env): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || new URL(value).protocol !== 'https:') {
    throw new Error(
      `EDIT_URL is "${value}"; it must be an https URL that the path of a file can be appended to, ` +
        'such as https://github.com/<owner>/<repository>/edit/main.',
    );
  }
  return value.replace(/\/+$/, '');
}

/**
 * Returns the URL at which a file is edited.
 *
 * @param base from editUrlFromEnv
 * @param file path from the root of the repository
 */
export function editUrlOf(base: string, file: string): string {
  return `${base}/${encodeURI(file)}`;
}
