import path from 'node:path';
import {parse} from 'yaml';
import {readFileSync} from 'node:fs';
import {yamlFiles} from '../../../src/site/yamlFiles';
import {product} from '../../../src/product';

/** What the contract names, by kind. */
export type Vocabulary = {
  /** Parameters, headers, fields, events, values of enums, operations. */
  names: Set<string>;
  /** Parts of paths; a placeholder keeps its braces. */
  segments: Set<string>;
  statuses: Set<string>;
};

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/**
 * Collects the names of the contract from where they are defined. Words of its descriptions do not count: prose could hold a
 * wrong name up by another wrong name.
 *
 * @param root folder of the contract
 */
export function contractVocabulary(root = 'openapi'): Vocabulary {
  const vocabulary: Vocabulary = {
    names: new Set(['Authorization', 'Bearer', 'Content-Type', 'application/json']),
    segments: new Set(['api', 'v1', 'v2']),
    statuses: new Set(),
  };
  for (const file of yamlFiles(path.resolve(root))) {
    collect(parse(readFileSync(file, 'utf8')), vocabulary);
  }
  for (const method of methods) vocabulary.names.add(method.toUpperCase());
  return vocabulary;
}

function collect(value: unknown, vocabulary: Vocabulary): void {
  if (Array.isArray(value)) value.forEach((item) => collect(item, vocabulary));
  if (typeof value !== 'object' || value === null) return;
  const {names, segments, statuses} = vocabulary;
  const members = value as Record<string, unknown>;
  if (typeof members.name === 'string' && 'in' in members) names.add(members.name);
  for (const [key, member] of Object.entries(members)) {
    if (key === 'enum') for (const item of member as unknown[]) names.add(String(item));
    if (key === 'const' || key === 'operationId' || key === 'x-renamed-from')
      names.add(String(member));
    if (key === 'properties') for (const name of Object.keys(member as object)) names.add(name);
    if (key === 'responses')
      for (const status of Object.keys(member as object)) {
        // What a receiver answers stands as `default`, which is no status.
        if (/^\d+$/.test(status)) statuses.add(status);
      }
    if (key === 'servers') {
      for (const {url} of member as {url: string}[]) addPath(new URL(url).pathname, segments);
    }
    if (key.startsWith('/') && typeof member === 'object') addPath(key, segments);
    // An example is a value, not a definition.
    if (key !== 'example' && key !== 'examples') collect(member, vocabulary);
  }
}

function addPath(pathname: string, segments: Set<string>): void {
  for (const part of pathname.split('/').filter(Boolean)) segments.add(part);
}

/** Whether the contract has it: a name, a dotted path of names, a status, or an address made of parts of its paths. */
export function isKnown(token: string, {names, segments, statuses}: Vocabulary): boolean {
  if (names.has(token) || statuses.has(token)) return true;
  const hosts: string[] = Object.values(product.apiHosts);
  if (hosts.includes(`https://${token}`)) return true;
  if (/^\w+(\.\w+)+$/.test(token)) return token.split('.').every((part) => names.has(part));
  const base = product.apiHosts.development;
  if (!/^(https:|\/)/.test(token) || !URL.canParse(token, base)) return false;
  const {origin, pathname} = new URL(token, base);
  return (
    hosts.includes(origin) &&
    decodeURI(pathname)
      .split('/')
      .filter(Boolean)
      .every((part) => segments.has(part))
  );
}
