import path from 'node:path';
import {found, type Mistake, oneOf} from './wording';

/**
 * An operation has one tag: its resource, which is the folder it lies in and stands in the root file's list.
 *
 * @param tags of the operation, as they are written
 * @param listed names of the description's tags
 * @param description such as `v1`
 * @param file of the operation
 */
export function tagMistake(
  tags: unknown,
  listed: readonly string[],
  description: string,
  file: string,
): Mistake | undefined {
  if (!Array.isArray(tags) || tags.length !== 1) {
    return {keys: ['tags'], text: `${found(tags)}. Allowed is exactly one. Name the resource.`};
  }
  const first: unknown = tags[0];
  const at = (text: string): Mistake => ({keys: ['tags', 0], text});
  if (typeof first !== 'string' || !listed.includes(first)) {
    return at(
      `${found(first)}, which openapi/${description}.yaml does not list. ${oneOf(first, listed)} Write one of them, or add it to the list.`,
    );
  }
  const folder = path.basename(path.dirname(file));
  const resource = folder === description ? path.basename(file, '.yaml') : folder;
  if (!listed.includes(resource) || resource === first) return undefined;
  return at(
    `${found(first)}, but the file lies in ${resource}. Allowed is the resource's folder. Write ${resource}, or move the file.`,
  );
}
