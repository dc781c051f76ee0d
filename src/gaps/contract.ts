import path from 'node:path';
import {readYaml} from '../site/yamlFiles';
import type {Contract} from '../reference/contract/model';
import {contractPages} from '../reference/contract/pages';
import {compact} from '../site/compact';
import {partName} from './partName';

/** What is not documented, or only inferred, of one part of an operation or a schema. */
export type Gap = {
  /** Where in it, such as `response 200`; empty for the whole. */
  part: string;
  evidence: 'partial' | 'inferred';
  /** Short noun phrases. */
  missing: string[];
  /** One sentence, where the part is inferred. */
  inferredFrom?: string;
};

export const areas = {
  v2: 'Vacation-rental API, version 2',
  common: 'Common API',
  v1: 'Vacation-rental API, version 1',
  shared: 'Shared by both versions',
} as const;

export type Area = keyof typeof areas;

export const kinds = {
  name: 'Known by name only',
  operation: 'Operations',
  event: 'Events',
  schema: 'Schemas',
  other: 'Other parts',
} as const;

export type Kind = keyof typeof kinds;

/** An operation, an event, a schema or another file of the contract that has gaps. */
export type Subject = {
  area: Area;
  kind: Kind;
  name: string;
  /** Id of the operation, or name of the event. */
  id?: string;
  /** Address of the page that shows it. */
  route?: string;
  /** Below the contract's folder. */
  file: string;
  /** Empty for an operation of which only the name is known. */
  gaps: Gap[];
};

type Json = Record<string, unknown>;

/** Keys whose content is data, not description. */
const data = new Set(['example', 'examples', 'default', 'x-support']);

/** Every part of a file that carries a mark of evidence below "documented". */
function gapsIn(value: unknown, keys: (string | number)[], root: Json): Gap[] {
  if (typeof value !== 'object' || value === null) return [];
  const json = value as Json;
  const evidence = json['x-evidence'];
  const from = json['x-inferred-from'];
  const missing = ((json['x-missing'] as unknown[] | undefined) ?? []).map(String);
  return compact<Gap>(
    (evidence === 'partial' || evidence === 'inferred') && {
      part: partName(keys, root),
      evidence,
      missing,
      ...(typeof from === 'string' && {inferredFrom: from.trim()}),
    },
    Object.entries(json)
      .filter(([key]) => !data.has(key))
      .flatMap(([key, child]) =>
        gapsIn(child, [...keys, Array.isArray(value) ? Number(key) : key], root),
      ),
  );
}

/** A file that is neither an operation nor an entity with a page, by what it is: `query parameter: createdAtGte`. */
function undescribed(file: string, json: Json): Omit<Subject, 'area' | 'file' | 'gaps'> {
  const name = path.basename(file, '.yaml');
  const folder = path.posix.basename(path.posix.dirname(file));
  if (folder === 'schemas') return {kind: 'schema', name};
  if (folder === '.') return {kind: 'other', name: areas[name as Area]};
  const thing =
    typeof json.in === 'string' ? `${json.in} parameter` : folder.replace(/(ie)?s$/, '');
  return {
    kind: 'other',
    name: `${thing.replace('request-bod', 'request body')}: ${String(json.name ?? name)}`,
  };
}

/** The pages of entities, by `<description>/<entity>`. */
function entityRoutes(docsDir: string): Map<string, string> {
  return new Map(
    contractPages(docsDir).flatMap(({docId, keys: {resource, entity}}): [string, string][] =>
      resource && entity
        ? [[`${resource.split('/')[0]}/${entity}`, `/docs/${docId.replace(/\/index$/, '')}`]]
        : [],
    ),
  );
}

/**
 * Lists what the contract does not document, in the order of its files. Each gap is listed once, in the file that carries it.
 *
 * @param contract of which every file is read
 * @param docsDir absolute folder of the pages
 */
export function contractGaps(contract: Contract, docsDir: string): Subject[] {
  const described = new Map<string, Omit<Subject, 'area' | 'file' | 'gaps'>>();
  const routes = entityRoutes(docsDir);
  for (const {name, operations, webhooks, unknownOperations, entities} of Object.values(
    contract.descriptions,
  )) {
    for (const {file, name: entity} of entities.values()) {
      if (file.startsWith('shared/') && described.get(file)?.route) continue;
      const route = routes.get(`${name}/${entity}`);
      described.set(file, {kind: 'schema', name: entity, ...(route && {route})});
    }
    for (const {file, summary, operationId, route} of operations)
      described.set(file, {kind: 'operation', name: summary, id: operationId, route});
    for (const {file, path: event} of webhooks)
      described.set(file, {kind: 'event', name: event, id: event});
    for (const {file, summary, operationId, route} of unknownOperations)
      described.set(file, {kind: 'name', name: summary, id: operationId, route});
  }
  return contract.files.flatMap((absolute): Subject[] => {
    const file = path.relative(contract.root, absolute).split(path.sep).join('/');
    const json = readYaml(absolute) as Json;
    const gaps = gapsIn(json, [], json);
    const known = described.get(file) ?? undescribed(file, json);
    if (gaps.length === 0 && known.kind !== 'name') return [];
    return [{area: file.replace(/\.yaml$/, '').split('/')[0] as Area, ...known, file, gaps}];
  });
}

/** How many things are not documented, and how many parts are inferred. */
export function countsOf(subjects: readonly Subject[]): {missing: number; inferred: number} {
  const gaps = subjects.flatMap((subject) => subject.gaps);
  return {
    missing: gaps.reduce((sum, {missing}) => sum + missing.length, 0),
    inferred: gaps.filter(({evidence}) => evidence === 'inferred').length,
  };
}
