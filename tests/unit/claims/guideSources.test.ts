import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadSystems} from '../../../src/pms/model';
import {sharedSources} from '../../../src/pms/model/sharedSources';

const root = 'https://docs.calry.app';
const read = new Set<string>([
  root,
  ...parse(readFileSync('openapi/sources.yaml', 'utf8')).addresses,
]);

/** The sources of the guides that are pages of this site's earlier edition. */
const own = [
  ...loadSystems().map(({file, pms}) => ({file, sources: pms.sources})),
  {file: 'src/pms/model/sharedSources.ts', sources: sharedSources},
].flatMap(({file, sources}) =>
  Object.entries(sources)
    .filter(([, {url}]) => url.startsWith(root))
    .map(([id, {url, note}]) => ({place: `${file}: ${id}`, url, note})),
);

test('a guide names only pages of the earlier edition that were read', () => {
  const guessed = own
    .filter(({url}) => !read.has(url))
    .map(
      ({place, url}) =>
        `${place}: ${url} is not in openapi/sources.yaml. Cite ${root} for a page whose address is not known.`,
    );
  expect(guessed).toEqual([]);
  expect(own.length).toBeGreaterThan(10);
});

test('no source of a guide calls its own address a guess', () => {
  expect(own.filter(({note}) => /fits|pattern|guess/.test(note ?? ''))).toEqual([]);
});
