import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Location, Plugin, UserContext} from '@redocly/openapi-core';
import {wrongTerms} from '../../prose/terms.mjs';
import type {Json} from '../../src/plugins/reference/contract/json';
import {typeExtension} from '../bundle.mjs';

/** What Redocly passes to an assertion besides the value; its type of an assertion has only the location. */
type Context = UserContext & {node: Json; baseLocation: Location};

/** Whether any field of a body is known. An envelope around open objects has no known fields. */
function isKnown(schema: unknown, ctx: Context): boolean {
  if (schema === undefined) return false;
  const node = (ctx.resolve(schema as {$ref: string}).node ?? {}) as Json;
  if (node.allOf || node.anyOf) return true;
  if (node.properties) return Object.values(node.properties).some((member) => isKnown(member, ctx));
  if (node.type === 'array') return isKnown(node.items, ctx);
  return node.type !== undefined && node.type !== 'object';
}

/** Lists the texts of an example, with their locations. */
function textsIn(value: unknown, location: Location): {text: string; location: Location}[] {
  if (typeof value === 'string') return [{text: value, location}];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, location.child([key])));
}

/** The text of openapi/README.md, in lower case; its table has the example world. */
function exampleWorld(ctx: Context): string {
  const [folder = ''] = /.*[\\/]openapi(?=[\\/])/.exec(ctx.location.source.absoluteRef) ?? [];
  const readme = path.join(folder, 'README.md');
  return existsSync(readme) ? readFileSync(readme, 'utf8').toLowerCase() : '';
}

/** The assertions that redocly.yaml uses and Redocly doesn't have. */
const assertions: Record<string, (value: never, options: never, ctx: Context) => Json[]> = {
  /** Whether a node is an entity: a whole file in a `schemas` folder. */
  entity(_value, _options, {rawNode, rawLocation, resolve}) {
    const {location} = resolve(rawNode, rawLocation.source.absoluteRef);
    const folder = path.basename(path.dirname(location?.source.absoluteRef ?? ''));
    return location?.pointer === '#/' && folder === 'schemas' ? [] : [{message: 'is no entity'}];
  },

  /** Whether a text uses the terms of the pages, which show it. */
  terms(text: unknown, _options, {baseLocation: location}) {
    if (typeof text !== 'string') return [];
    const plain = text
      .replace(/`[^`]*`/g, '``')
      .replace(/(?<=\]\()[^)]+|https?:\/\/\S+|\S+@\S+/g, '');
    return wrongTerms(plain).map(({wrong, advice}) => ({
      message: `says "${wrong}". ${advice}`,
      location,
    }));
  },

  /** Whether `x-enum-descriptions` is as long a list as `enum`. Client generators parse it as a list. */
  textForEachValue(texts: unknown, _options, {node, baseLocation: location}) {
    const count = Array.isArray(node.enum) ? node.enum.length : 0;
    return texts === undefined || (Array.isArray(texts) && texts.length === count)
      ? []
      : [{message: '', location}];
  },

  /** Whether a response has an example if, and only if, any of its fields is known. */
  exampleIfKnown(example: unknown, _options, ctx) {
    const known = isKnown(ctx.node.schema, ctx);
    if (known === (example !== undefined)) return [];
    const message = known
      ? 'is missing, although the schema names fields. Add a body that fits it, from the example world of openapi/README.md.'
      : 'is on a body whose fields are not documented. Remove it, or add the fields to the schema.';
    return [{message, location: ctx.baseLocation}];
  },

  /** Whether openapi/README.md has all that an expression finds in the texts of an example, after a prefix. */
  inExampleWorld(example: unknown, {match, after = ''}: {match: string; after?: string}, ctx) {
    const found = textsIn(example, ctx.baseLocation).flatMap(({text, location}) =>
      [...text.matchAll(new RegExp(match, 'gi'))].map(([part]) => ({part, text, location})),
    );
    const world = found.length > 0 ? exampleWorld(ctx) : '';
    return found
      .filter(({part}) => !world.includes(`${after}${part}`.toLowerCase()))
      .map(({text, location}) => ({message: JSON.stringify(text.slice(0, 60)), location}));
  },
};

/** Redocly plugin with the assertions of redocly.yaml. */
export const plugin: Plugin = {
  id: 'calry',
  typeExtension,
  assertions: assertions as unknown as Plugin['assertions'],
};
