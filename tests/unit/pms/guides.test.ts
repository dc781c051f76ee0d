// Tests the facts and texts of all PMS guides.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {loadGuides, supportFor} from '../../../src/plugins/pms/model';
import {numberedSources} from '../../../src/plugins/pms/model/derive';
import {factsOf} from '../../../src/plugins/pms/model/facts';

const guides = loadGuides();

/** Returns all primitive values in the front matter, with their paths. */
function valuesOf(value: unknown, path: string): [path: string, value: unknown][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => valuesOf(child, `${path}.${key}`))
    : [[path, value]];
}

test('every known value in a guide belongs to a fact with a dated source', () => {
  const unsourced = guides.flatMap((guide) => {
    const dated = new Set(
      numberedSources(guide).flatMap(({id, url, read}) => (url && read ? id : [])),
    );
    const facts = factsOf(guide.pms)
      .filter(({source}) => source.length > 0 && source.every((id) => dated.has(id)))
      .map(({path}) => `${path.join('.')}.`);
    return valuesOf(guide.pms, 'pms')
      .filter(([path, value]) => value !== 'unknown' && !/^pms\.(sources|gaps)\b/.test(path))
      .filter(([path]) => !facts.some((fact) => path.startsWith(fact)))
      .map(([path]) => `${guide.slug}: ${path}`);
  });
  expect(unsourced).toEqual([]);
});

test('no two guides share fifteen words in a row', () => {
  const runsOf = (body: string) => {
    const words = body
      .replaceAll(/\[\^[^\]]+\]|\]\([^)]*\)|https?:\S+|^#+ .*$/gm, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu);
    return new Set(words?.slice(14).map((_, at) => words.slice(at, at + 15).join(' ')));
  };
  // Text from the template is allowed.
  const template = readFileSync('templates/guide.mdx', 'utf8').replaceAll(/TODO-[\w-]+/g, '');
  const owners = new Map([...runsOf(template)].map((run) => [run, '']));
  const shared = guides.flatMap(({slug, body}) =>
    [...runsOf(body)].flatMap((run) => {
      const owner = owners.get(run);
      if (owner === undefined) owners.set(run, slug);
      return owner ? [`${owner} and ${slug}: ${run}`] : [];
    }),
  );
  expect(shared).toEqual([]);
});

test('the page of a resource has a support column for each kind of data', () => {
  const columnsOf = (resource: string) => supportFor(resource)?.columns.map(({label}) => label);
  expect(columnsOf('availability')).toEqual(['Availability', 'Rates']);
  expect(columnsOf('room-types')).toEqual(['Room types', 'Units']);
  expect(columnsOf('units')).toEqual(['Units']);
  expect(columnsOf('webhooks')).toBeUndefined();
});
