import type {Env} from '../env';

/** Returns the base URL of the edit links, without a trailing slash; undefined if EDIT_URL is not set. */
export const editUrlFromEnv = ({EDIT_URL}: Env): string | undefined =>
  EDIT_URL?.replace(/\/+$/, '') || undefined;

/**
 * Returns the URL of the form for a new issue, which takes a title and a body as GitHub does; undefined without edit
 * links like those of GitHub.
 */
export const issueUrlOf = (base: string | undefined): string | undefined =>
  base?.includes('/edit/') ? base.replace(/\/edit\/.*$/, '/issues/new') : undefined;

/**
 * Returns the URL of a new issue about a page.
 *
 * @param page its URL, with the anchor if there is one
 * @param contract date of the last changelog entry
 */
export function issueOf(form: string, page: string, contract: string): string {
  const body = `Page: ${page}\nContract: as of ${contract}\n\nWhat is wrong: `;
  return `${form}?${new URLSearchParams({title: `Problem on ${page}`, body}).toString()}`;
}

/**
 * Returns the URL at which a file is edited.
 *
 * @param base from editUrlFromEnv
 * @param file path from the root of the repository
 */
export const editUrlOf = (base: string, file: string): string => `${base}/${encodeURI(file)}`;
