import {existsSync} from 'node:fs';
import path from 'node:path';
import {readYaml} from '../../site/yamlFiles';
import {fail} from './mistake';

/** The three descriptions, and the docs folder that shows each. */
export const descriptions = {
  common: 'common-api-reference',
  v1: 'vacation-rental-api/v1',
  v2: 'vacation-rental-api/v2',
} as const;

export type DescriptionName = keyof typeof descriptions;

/** A file of the contract that describes an operation, and the page of the operation. */
export type OperationFile = {
  /** Path of keys to the reference in the description's root file. */
  keys: (string | number)[];
  /** File below `openapi/`, for example `v2/reservation/get-a-reservation.yaml`. */
  file: string;
  /** Resource folder, for example `reservation` or `webhooks/calry-webhooks`; empty when the file is in no folder. */
  resource: string;
  /** Id of the page that shows it, for example `vacation-rental-api/v2/reservation/get-a-reservation`. */
  docId: string;
};

/** An operation as its description's `paths` names it, or a webhook. */
export type CallFile = OperationFile & {
  /** HTTP method in lower case. */
  method: string;
  /** Path template below the server's base; the event of a webhook. */
  path: string;
};

/** The passthrough belongs to both versions, so its page is beside them and not below v2. */
const pageOutsideVersion: Record<string, string> = {
  'v2/passthrough.yaml': 'vacation-rental-api/passthrough',
};

type Reference = {$ref?: string} | null;

/** The part of a root file that names operations. */
type RootFile = Partial<
  Record<'paths' | 'webhooks', Record<string, Record<string, Reference> | null>>
> & {
  /** Operations of which neither method nor path is known. */
  'x-unknown-operations'?: Reference[];
};

const rootPath = (name: DescriptionName, root: string) => path.join(root, `${name}.yaml`);

const readRoot = (name: DescriptionName, root: string) =>
  readYaml(rootPath(name, root)) as RootFile;

/** The page of an operation has its file's folder and name, below the folder of the description. */
function operationFile(
  name: DescriptionName,
  root: string,
  keys: OperationFile['keys'],
  reference: Reference,
): OperationFile {
  const where = {file: rootPath(name, root), keys};
  const file = reference?.$ref;
  if (!file) {
    return fail(
      where,
      'is inline. Allowed is a reference to a separate file, such as {$ref: ' +
        `${name}/<resource>/<page>.yaml}. Move it there.`,
    );
  }
  if (!existsSync(path.join(root, file))) {
    fail(where, `leads to ${file}, which does not exist. Correct the reference, or remove it.`);
  }
  const below = file.replace(`${name}/`, '').replace(/\.yaml$/, '');
  return {
    keys,
    file,
    resource: path.posix.dirname(below).replace(/^\.$/, ''),
    docId: pageOutsideVersion[file] ?? `${descriptions[name]}/${below}`,
  };
}

function callFiles(name: DescriptionName, root: string, key: 'paths' | 'webhooks'): CallFile[] {
  return Object.entries(readRoot(name, root)[key] ?? {}).flatMap(([apiPath, methods]) => {
    return Object.entries(methods ?? {}).map(([method, reference]) => ({
      ...operationFile(name, root, [key, apiPath, method], reference),
      method,
      path: apiPath,
    }));
  });
}

/**
 * Lists the operations of a description in the order of its `paths`, which is the order of the sidebar.
 *
 * @param root absolute folder of the contract
 * @throws WriterError with file, line and key when an operation is not a reference to a separate file, or that file
 *   does not exist
 */
export const operationFiles = (name: DescriptionName, root = path.resolve('openapi')) =>
  callFiles(name, root, 'paths');

/** Lists the webhooks of a description, which have no pages; else as operationFiles. */
export const webhookFiles = (name: DescriptionName, root: string): CallFile[] =>
  callFiles(name, root, 'webhooks').map((one) => ({...one, resource: '', docId: ''}));

/** Lists the operations of a description that are known by their names alone; else as operationFiles. */
export const unknownOperationFiles = (name: DescriptionName, root = path.resolve('openapi')) =>
  (readRoot(name, root)['x-unknown-operations'] ?? []).map((reference, index) =>
    operationFile(name, root, ['x-unknown-operations', index], reference),
  );
