import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readmeFile} from '../mock-package';
import {loadContract} from '../reference/contract/load';
import type {Contract, Description, Resource} from '../reference/contract/model';
import {
  findDescription,
  findEntity,
  findOperation,
  findResource,
  namedOperations,
} from '../reference/contract/find';
import {splitPage} from '../site/pageFile';
import {guideFiles} from '../pms/model/load';

/** A file of the contract with all that it refers to, as absolute paths. */
function withReferences(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/\$ref: *["']?([^\s,#"'}]+)/g))
    withReferences(path.resolve(path.dirname(file), target), seen);
  return seen;
}

/** Pages whose front matter may name a part of the contract. */
const withContract = /^(docs|src\/pages)\/.*\.mdx$/;

type Keys = {operation?: string; resource?: string; entity?: string; api?: string};

/** The files of all operations of a resource or a description. */
function filesOf({operations, unknownOperations}: Resource | Description): string[] {
  return [...operations, ...unknownOperations].map(({file}) => file);
}

/** The files of the contract that a page shows, below the contract's folder. */
function contractFiles({operation, resource, entity, api}: Keys, contract: Contract): string[] {
  if (operation) return [findOperation(contract, operation).file];
  if (resource) {
    const found = findResource(contract, resource);
    return [
      ...filesOf(found.resource),
      ...(entity ? [findEntity(found.description, entity).file] : []),
    ];
  }
  return api ? filesOf(findDescription(contract, api, 'api')) : [];
}

/**
 * Lists what a page is made of: its own file, the files of the contract that it shows with all that they refer to, the programs
 * that stand in it, and the guides that it compares.
 *
 * @param page its file, from the root of the repository
 * @param root folder of the repository
 * @returns paths from the root of the repository, the page's own first
 */
export function sourcesOf(page: string, root = '.'): string[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  // Elsewhere, keys of the same names mean other things.
  if (!withContract.test(page)) return [page];
  const keys = (splitPage(page, text).yaml.toJS() ?? {}) as Keys;
  const contract = loadContract(path.join(root, 'openapi'));
  const shown = text.includes('<ApiIndex')
    ? namedOperations(contract).map(({file}) => file)
    : text.includes('<DocumentationGaps')
      ? contract.files.map((file) => path.relative(contract.root, file))
      : contractFiles(keys, contract);
  const files = new Set(
    shown.flatMap((file) => [...withReferences(path.join(contract.root, file))]),
  );
  return [
    page,
    ...[...files].map((file) => path.relative(path.resolve(root), file)),
    ...[...text.matchAll(/ file="(samples\/[^"]+)"/g)].map(([, file]) => file as string),
    ...(text.includes('<MockReadme') ? [readmeFile] : []),
    ...(/<(PmsComparison|PmsLimits|PmsTestAccounts|DocumentationGaps)\b/.test(text)
      ? guideFiles(root)
      : []),
  ];
}
