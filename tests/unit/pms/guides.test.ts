// Tests the facts and texts of all PMS guides.
import {expect, test} from 'vitest';
import {loadPmsGuides} from '../../../src/plugins/pms/model/load';
import {numberedSources} from '../../../src/plugins/pms/model/derive';
import {factsOf} from '../../../src/plugins/pms/model/facts';

const guides = loadPmsGuides();

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
