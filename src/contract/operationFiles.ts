import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {fail, type Where} from './mistake';

/** The three descriptions, and the docs folder that shows each. */
export const descriptions = {
  common: 'common-api-reference',
  v1: 'vacation-rental-api/v1',
  v2: 'vacation-rental-api/v2',
} as const;

export type DescriptionName = keyof typeof descriptions;

/** An operation as its description's `paths` map names it. */
export type OperationFile = {
  /** HTTP method in lower case. */
  method: string;
  /** Path template below the server's base. */
  path: string;
  /** File below `openapi/`, for example `v2/reservation/get-a-reservation.yaml`. */
  file: string;
  /** Resource folder, for example `reservation` or `webhooks/calry-webhooks`; empty when the file stands alone. */
  resource: string;
  /** Id of the page that shows it, for example `vacation-rental-api/v2/reservation/get-a-reservation`. */
  docId: string;
};

/** The passthrough belongs to both versions, so its page stands beside them and not below v2. */
const pageOutsideVersion: Record<string, string> = {
  'v2/passthrough.yaml': 'vacation-rental-api/passthrough',
};

/**
 * Checks that an operation or a webhook is a reference to a file that is there.
 *
 * @param where the place in the description
 * @param root folder of the contract
 * @param file the reference's target, below the folder of the contract
 * @param example a target that would do
 * @returns the target
 * @throws ContractError with file, line and key when there is no reference, or nothing at its end
 */
export function referencedFile(
  where: Where,
  root: string,
  file: string | undefined,
  example: string,
): string {
  if (!file)
    return fail(where, `must be a reference to a file of its own, for example {$ref: ${example}}.`);
  if (existsSync(path.join(root, file))) return file;
  return fail(
    where,
    `leads to ${file}, which is not there. Mend the reference, or take it out when what it describes is gone.`,
  );
}

/**
 * Lists the operations of a description in the order of its `paths` map, which is the order of the sidebar.
 *
 * @param name which description
 * @param root folder of the contract
 * @throws ContractError with file, line and key when an operation is not a reference to a file of its own, or that file is not there
 */
export function operationFiles(
  name: DescriptionName,
  root = path.resolve('openapi'),
): OperationFile[] {
  const rootFile = path.join(root, `${name}.yaml`);
  const description = parse(readFileSync(rootFile, 'utf8')) as {
    paths: Record<string, Record<string, {$ref?: string}>>;
  };
  return Object.entries(description.paths).flatMap(([apiPath, methods]) =>
    Object.entries(methods).map(([method, {$ref}]) => {
      const where = {file: rootFile, keys: ['paths', apiPath, method]};
      const file = referencedFile(where, root, $ref, `${name}/<resource>/<page>.yaml`);
      const below = file.replace(`${name}/`, '').replace(/\.yaml$/, '');
      return {
        method,
        path: apiPath,
        file,
        resource: path.posix.dirname(below).replace(/^\.$/, ''),
        docId: pageOutsideVersion[file] ?? `${descriptions[name]}/${below}`,
      };
    }),
  );
}
