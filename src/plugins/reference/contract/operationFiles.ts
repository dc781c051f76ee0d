// Lists the files of operations in the contract, and the page of each operation.
import path from 'node:path';
import {type ApiName, docsFolders} from '../../../../openapi/apis.mjs';
import {readRoot} from './files';

/** A file that describes an operation, and the page of the operation. */
export type OperationFile = {
  /** Path relative to `openapi/`, for example `v2/reservation/get-a-reservation.yaml`. */
  file: string;
  /** Folder of its resource, for example `reservation` or `webhooks/calry-webhooks`; empty if there is none. */
  folder: string;
  /** ID of its page, for example `vacation-rental-api/v2/reservation/get-a-reservation`. */
  docId: string;
};

/** An entry of `paths` or `webhooks`. */
export type CallFile = OperationFile & {
  /** HTTP method in lower case. */
  method: string;
  /** Path template relative to the server's base path; for a webhook, the name of the event. */
  path: string;
};

/** Passthrough serves both versions, so its page is a sibling of the version folders. */
const pageOutsideVersion: Record<string, string> = {
  'v2/passthrough.yaml': 'vacation-rental-api/passthrough',
};

type Reference = {$ref: string};

/** The keys of a root file that reference operations, as its schema allows them. */
type RootFile = Partial<Record<'paths' | 'webhooks', Record<string, Record<string, Reference>>>> & {
  /** Operations whose method and path are not documented. */
  'x-unknown-operations'?: Reference[];
};

/** Returns the file of a reference. The file and its page have the same path in the API's folders. */
function operationFile(name: ApiName, {$ref: file}: Reference): OperationFile {
  const below = file.replace(`${name}/`, '').replace(/\.yaml$/, '');
  return {
    file,
    folder: path.posix.dirname(below).replace(/^\.$/, ''),
    docId: pageOutsideVersion[file] ?? `${docsFolders[name]}/${below}`,
  };
}

const callFiles = (name: ApiName, calls: RootFile['paths'] = {}): CallFile[] =>
  Object.entries(calls).flatMap(([apiPath, methods]) =>
    Object.entries(methods).map(([method, reference]) => ({
      ...operationFile(name, reference),
      method,
      path: apiPath,
    })),
  );

const order = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Lists the operations of an API in the order of the sidebar: those that read first, otherwise as in its `paths`. Also
 * lists its operations that are known only by name, and its webhooks, which have no pages.
 *
 * @param root absolute folder of the contract
 * @throws ProblemError if the root file is not valid
 */
export function operationFiles(name: ApiName, root = path.resolve('openapi')) {
  const {paths, webhooks, 'x-unknown-operations': unknown = []} = readRoot(root, name) as RootFile;
  return {
    operations: callFiles(name, paths).sort(
      (a, b) => order.indexOf(a.method) - order.indexOf(b.method),
    ),
    unknownOperations: unknown.map((reference) => operationFile(name, reference)),
    webhooks: callFiles(name, webhooks).map((file) => ({...file, folder: '', docId: ''})),
  };
}
