import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {writtenOut} from './checks/operationFile';
import {fail, type Where} from './mistake';

/** The three descriptions, and the docs folder that shows each. */
export const descriptions = {
  common: 'common-api-reference',
  v1: 'vacation-rental-api/v1',
  v2: 'vacation-rental-api/v2',
} as const;

export type DescriptionName = keyof typeof descriptions;

/** The page of an operation, and the file of the contract that describes it. */
export type PageFile = {
  /** Way to the reference in the description's root file. */
  keys: (string | number)[];
  /** File below `openapi/`, for example `v2/reservation/get-a-reservation.yaml`. */
  file: string;
  /** Resource folder, for example `reservation` or `webhooks/calry-webhooks`; empty when the file stands alone. */
  resource: string;
  /** Id of the page that shows it, for example `vacation-rental-api/v2/reservation/get-a-reservation`. */
  docId: string;
};

/** An operation as its description's `paths` map names it. */
export type OperationFile = PageFile & {
  /** HTTP method in lower case. */
  method: string;
  /** Path template below the server's base. */
  path: string;
};

/** The passthrough belongs to both versions, so its page stands beside them and not below v2. */
const pageOutsideVersion: Record<string, string> = {
  'v2/passthrough.yaml': 'vacation-rental-api/passthrough',
};

/**
 * Names the page that shows an operation: its file's folder and name, below the folder of the description.
 *
 * @param file below the folder of the contract
 */
export function docIdOf(name: DescriptionName, file: string): string {
  const below = file.replace(`${name}/`, '').replace(/\.yaml$/, '');
  return pageOutsideVersion[file] ?? `${descriptions[name]}/${below}`;
}

/**
 * Checks that an operation or a webhook is a reference to a file that is there.
 *
 * @param where the place in the description
 * @param root folder of the contract
 * @param file the reference's target, below the folder of the contract
 * @param example a target that would do
 * @returns the target
 * @throws WriterError with file, line and key when there is no reference, or nothing at its end
 */
export function referencedFile(
  where: Where,
  root: string,
  file: string | undefined,
  example: string,
): string {
  if (!file) return fail(where, writtenOut(example));
  if (existsSync(path.join(root, file))) return file;
  return fail(
    where,
    `leads to ${file}, which is not there. Correct the reference, or take it out when what it describes is gone.`,
  );
}

type Reference = {$ref?: string};

/** The part of a root file that names operations. */
type RootFile = {
  /** A path whose last operation was taken out is null. */
  paths: Record<string, Record<string, Reference> | null>;
  /** Operations of which neither method nor path is known. */
  'x-unknown-operations'?: Reference[];
};

function pageFile(
  name: DescriptionName,
  root: string,
  keys: PageFile['keys'],
  reference: Reference | null,
): PageFile {
  const where = {file: path.join(root, `${name}.yaml`), keys};
  const file = referencedFile(where, root, reference?.$ref, `${name}/<resource>/<page>.yaml`);
  const below = path.posix.dirname(file.replace(`${name}/`, ''));
  return {keys, file, resource: below === '.' ? '' : below, docId: docIdOf(name, file)};
}

const rootFile = (name: DescriptionName, root: string) =>
  parse(readFileSync(path.join(root, `${name}.yaml`), 'utf8')) as RootFile;

/**
 * Lists the operations of a description in the order of its `paths` map, which is the order of the sidebar.
 *
 * @param name which description
 * @param root folder of the contract
 * @throws WriterError with file, line and key when an operation is not a reference to a file of its own, that file is not there, or a
 *   path has no operation
 */
export function operationFiles(
  name: DescriptionName,
  root = path.resolve('openapi'),
): OperationFile[] {
  return Object.entries(rootFile(name, root).paths).flatMap(([apiPath, methods]) => {
    if (!methods)
      return fail(
        {file: path.join(root, `${name}.yaml`), keys: ['paths', apiPath]},
        'has no operation. Name one, or remove the path.',
      );
    return Object.entries(methods).map(([method, reference]) => ({
      ...pageFile(name, root, ['paths', apiPath, method], reference),
      method,
      path: apiPath,
    }));
  });
}

/**
 * Lists the operations of a description that are known by their names alone: `x-unknown-operations` of its root file.
 *
 * @param name which description
 * @param root folder of the contract
 * @throws WriterError with file, line and key when one is not a reference to a file of its own, or that file is not there
 */
export function unknownOperationFiles(
  name: DescriptionName,
  root = path.resolve('openapi'),
): PageFile[] {
  return (rootFile(name, root)['x-unknown-operations'] ?? []).map((reference, index) =>
    pageFile(name, root, ['x-unknown-operations', index], reference),
  );
}
