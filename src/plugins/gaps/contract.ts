// Finds what the contract does not document: everything with evidence below "documented".
import path from 'node:path';
import {siteRoot} from '../../site/base';
import type {Contract} from '../reference/contract/model';
import {contractPages} from '../reference/contract/pages';
import {compact} from '../../site/compact';
import {readYaml} from '../../site/yamlFiles';
import {repositoryPath} from '../../site/files';
import {apiAreas, type UncertainPart, type IncompleteItem} from './data';

type Json = Record<string, unknown>;

/** Keys whose values are data and have no evidence. */
const data = new Set(['example', 'examples', 'default', 'x-support']);

/**
 * What a key adds to the name of a part, if not the key itself. Pieces of a field path start with a dot or a bracket.
 */
const values: Record<string, string> = {
  schema: '',
  items: '[]',
  additionalProperties: '.*',
  requestBody: 'request body',
  'x-additional-members': 'other fields',
};

/** What a member of a map or list adds to the name of a part, by the key of the map or list. */
const members: Record<string, (name: string, member: Json) => string> = {
  content: () => '',
  allOf: () => '',
  anyOf: () => '',
  oneOf: () => '',
  properties: (name) => `.${name}`,
  responses: (status) => `response ${status}`,
  parameters: (_, {in: place, name}) => `${String(place)} parameter \`${String(name)}\``,
  servers: (_, {url}) => `server \`${String(url)}\``,
};

/** Returns the name of a part, such as `request body: \`guest.email\``; empty for the whole file. */
function partName(pieces: readonly string[]): string {
  const isField = (piece: string) => /^[.[]/.test(piece);
  const field = pieces.filter(isField).join('').replace(/^\./, '');
  return [...pieces.filter((piece) => !isField(piece)), field && `\`${field}\``]
    .filter(Boolean)
    .join(': ');
}

/**
 * Lists the parts of a parsed file whose evidence is below "documented".
 *
 * @param node the file, or a node in it
 * @param pieces pieces of the node's name, for `partName`
 */
export function uncertainParts(node: unknown, pieces: readonly string[] = []): UncertainPart[] {
  if (typeof node !== 'object' || node === null) return [];
  const json = node as Json;
  const {'x-evidence': evidence, 'x-missing': missing = [], 'x-inferred-from': from} = json;
  return compact<UncertainPart>(
    (evidence === 'partial' || evidence === 'inferred') && {
      part: partName(json['x-inferred-part'] ? [...pieces, 'fields'] : pieces),
      evidence,
      missing: (missing as unknown[]).map(String),
      ...(typeof from === 'string' && {inferredFrom: from.trim()}),
    },
    Object.entries(json).flatMap(([key, value]) => {
      if (data.has(key)) return [];
      const nameOf = members[key];
      if (!nameOf) return uncertainParts(value, [...pieces, values[key] ?? key]);
      return Object.entries(value as Record<string, Json>).flatMap(([name, member]) =>
        uncertainParts(member, [...pieces, nameOf(name, member)]),
      );
    }),
  );
}

/** The subject of a contract file. */
type Described = Pick<IncompleteItem, 'kind' | 'name' | 'id' | 'page'>;

/** Names a file that describes no operation, event or entity, such as `shared query parameter: createdAtGte`. */
function otherPart(file: string, json: Json): Described {
  const name = path.basename(file, '.yaml');
  const folder = path.posix.basename(path.posix.dirname(file));
  if (folder === 'schemas') return {kind: 'schema', name};
  if (folder === '.') return {kind: 'other', name: apiAreas[name as keyof typeof apiAreas]};
  const thing =
    typeof json.in === 'string' ? `${json.in} parameter` : folder.replace(/(ie)?s$/, '');
  return {
    kind: 'other',
    name: `shared ${thing.replace('request-bod', 'request body')}: ${String(json.name ?? name)}`,
  };
}

/** Maps the files of operations, events and entities to their names and pages. */
function describedBy(contract: Contract, docsDir: string): Map<string, Described> {
  const entityPages = new Map(
    contractPages(docsDir).map(({docId, keys: {resource, entity}}) => [
      `${resource?.split('/')[0]}/${entity}`,
      `${siteRoot}/docs/${docId.replace(/\/index$/, '')}`,
    ]),
  );
  const described = new Map<string, Described>();
  for (const one of Object.values(contract.apis)) {
    for (const {file, name} of one.entities.values()) {
      const page = described.get(file)?.page ?? entityPages.get(`${one.name}/${name}`);
      described.set(file, {kind: 'schema', name, ...(page && {page})});
    }
    for (const {file, path: event} of one.webhooks)
      described.set(file, {kind: 'event', name: event, id: event});
    for (const operation of [...one.operations, ...one.unknownOperations]) {
      const {kind, file, summary: name, operationId: id, route} = operation;
      const page = `${siteRoot}${route}`;
      described.set(file, {kind: kind === 'unknown' ? 'name' : 'operation', name, id, page});
    }
  }
  return described;
}

/**
 * Lists the files of the contract that are not fully documented, in the contract's order. An undocumented part is
 * listed once, for the file that contains it, even if other files reference that file.
 *
 * @param contract the loaded contract; its files are read again
 * @param docsDir absolute path of the folder `docs`
 */
export function incompleteItems(contract: Contract, docsDir: string): IncompleteItem[] {
  const described = describedBy(contract, docsDir);
  return contract.files.flatMap((absolute): IncompleteItem[] => {
    const file = repositoryPath(absolute, contract.root);
    const json = readYaml(absolute) as Json;
    const parts = uncertainParts(json);
    const known = described.get(file) ?? otherPart(file, json);
    if (parts.length === 0 && known.kind !== 'name') return [];
    const [area] = file.replace(/\.yaml$/, '').split('/');
    return [{area: area as keyof typeof apiAreas, ...known, gaps: parts}];
  });
}
