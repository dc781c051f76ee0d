import path from 'node:path';
import {product} from '../product';
import type {Contract} from '../reference/contract/model';
import {contractPages} from '../reference/contract/pages';
import {compact} from '../site/compact';
import {readYaml} from '../site/yamlFiles';
import {areas, type Gap, type Subject} from './data';

type Json = Record<string, unknown>;

/** Keys whose content is data, not description. */
const data = new Set(['example', 'examples', 'default', 'x-support']);

/**
 * What a key adds to the name of its value; by default, the key itself. A part of a field's path begins with a dot or a
 * bracket.
 */
const values: Record<string, string> = {
  schema: '',
  items: '[]',
  additionalProperties: '.*',
  requestBody: 'request body',
  'x-additional-members': 'further members',
};

/** What a key with several values adds to the name of each. */
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

/** Such as `request body: \`guest.email\``; empty for the whole file. */
function partName(pieces: readonly string[]): string {
  const isField = (piece: string) => /^[.[]/.test(piece);
  const field = pieces.filter(isField).join('').replace(/^\./, '');
  return [...pieces.filter((piece) => !isField(piece)), field && `\`${field}\``]
    .filter(Boolean)
    .join(': ');
}

/**
 * Every part of a file with evidence below "documented".
 *
 * @param node of the file
 * @param pieces of the name of its part, for a reader
 */
export function gapsIn(node: unknown, pieces: readonly string[] = []): Gap[] {
  if (typeof node !== 'object' || node === null) return [];
  const json = node as Json;
  const {'x-evidence': evidence, 'x-missing': missing = [], 'x-inferred-from': from} = json;
  return compact<Gap>(
    (evidence === 'partial' || evidence === 'inferred') && {
      part: partName(pieces),
      evidence,
      missing: (missing as unknown[]).map(String),
      ...(typeof from === 'string' && {inferredFrom: from.trim()}),
    },
    Object.entries(json).flatMap(([key, value]) => {
      if (data.has(key)) return [];
      const nameOf = members[key];
      if (!nameOf) return gapsIn(value, [...pieces, values[key] ?? key]);
      return Object.entries(value as Record<string, Json>).flatMap(([name, member]) =>
        gapsIn(member, [...pieces, nameOf(name, member)]),
      );
    }),
  );
}

/** What a file of the contract describes. */
type Described = Pick<Subject, 'kind' | 'name' | 'id' | 'page'>;

/** Describes a file that is neither an operation nor an entity with a page: `shared query parameter: createdAtGte`. */
function otherPart(file: string, json: Json): Described {
  const name = path.basename(file, '.yaml');
  const folder = path.posix.basename(path.posix.dirname(file));
  if (folder === 'schemas') return {kind: 'schema', name};
  if (folder === '.') return {kind: 'other', name: areas[name as keyof typeof areas]};
  const thing =
    typeof json.in === 'string' ? `${json.in} parameter` : folder.replace(/(ie)?s$/, '');
  return {
    kind: 'other',
    name: `shared ${thing.replace('request-bod', 'request body')}: ${String(json.name ?? name)}`,
  };
}

/** The operations, events and entities of the contract, by their files. */
function describedBy(contract: Contract, docsDir: string): Map<string, Described> {
  const entityPages = new Map(
    contractPages(docsDir).map(({docId, keys: {resource, entity}}) => [
      `${resource?.split('/')[0]}/${entity}`,
      `${product.siteUrl}/docs/${docId.replace(/\/index$/, '')}`,
    ]),
  );
  const described = new Map<string, Described>();
  for (const one of Object.values(contract.descriptions)) {
    for (const {file, name} of one.entities.values()) {
      const page = described.get(file)?.page ?? entityPages.get(`${one.name}/${name}`);
      described.set(file, {kind: 'schema', name, ...(page && {page})});
    }
    for (const {file, path: event} of one.webhooks)
      described.set(file, {kind: 'event', name: event, id: event});
    for (const operation of [...one.operations, ...one.unknownOperations]) {
      const {kind, file, summary: name, operationId: id, route} = operation;
      const page = `${product.siteUrl}${route}`;
      described.set(file, {kind: kind === 'unknown' ? 'name' : 'operation', name, id, page});
    }
  }
  return described;
}

/**
 * Lists what the contract does not document, in the order of its files. Each gap is listed once, in the file that has
 * it.
 *
 * @param contract of which every file is read
 * @param docsDir absolute folder of the pages
 */
export function contractGaps(contract: Contract, docsDir: string): Subject[] {
  const described = describedBy(contract, docsDir);
  return contract.files.flatMap((absolute): Subject[] => {
    const file = path.relative(contract.root, absolute).split(path.sep).join('/');
    const json = readYaml(absolute) as Json;
    const gaps = gapsIn(json);
    const known = described.get(file) ?? otherPart(file, json);
    if (gaps.length === 0 && known.kind !== 'name') return [];
    const [area] = file.replace(/\.yaml$/, '').split('/');
    return [{area: area as keyof typeof areas, ...known, gaps}];
  });
}
