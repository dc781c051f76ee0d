import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {readPageFile} from '../../site/pageFile';
import {guidesFolder} from './guidesFolder';
import {lastReading} from './lastReading';
import {mistakesIn, type Problem} from '../../site/writerError';
import {readYaml} from '../../site/yamlFiles';
import {duplicateProblems, type Guide, type Surroundings, validateGuide} from './validate';

const linkKeysFile = 'openapi/common/schemas/IntegrationDefinitionKey.yaml';

type Cached = {stamp: string; guides: Guide[]};
const cache = new Map<string, Cached>();

/**
 * Reads and validates all guides, sorted by name. Cached until a file is added, removed or changed.
 *
 * @param root the root of the repository
 * @throws WriterError with every mistake of every guide
 */
export function loadSystems(root = '.'): Guide[] {
  const files = guideFiles(root);
  const stamp = files
    .map((file) => {
      const {mtimeMs, size} = statSync(path.join(root, file));
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
  const hit = cache.get(root);
  if (hit?.stamp === stamp) return hit.guides;
  const {guides, problems} = readAll(root, files);
  if (problems.length > 0) throw mistakesIn('the PMS guides', problems);
  cache.set(root, {stamp, guides});
  return guides;
}

/** Every mistake in the guides, and the guides that have none. */
export function checkGuides(root = '.'): {guides: Guide[]; problems: Problem[]} {
  return readAll(root, guideFiles(root));
}

/** The files of the guides, from the root of the repository. The index is a page about them, not a guide. */
export function guideFiles(root = '.'): string[] {
  return readdirSync(path.join(root, guidesFolder))
    .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => `${guidesFolder}/${name}`);
}

function readAll(root: string, names: readonly string[]): {guides: Guide[]; problems: Problem[]} {
  const files = names.map((name) => readPageFile(name, root));
  const surroundings = surroundingsOf(root);
  const results = files.map((file) => ({file, ...validateGuide(file, surroundings)}));
  const valid = results.flatMap(({file, guide}) => (guide ? [{file, guide}] : []));
  return {
    guides: valid.map(({guide}) => guide).sort((a, b) => a.title.localeCompare(b.title, 'en')),
    problems: [...results.flatMap(({problems}) => problems), ...duplicateProblems(valid)],
  };
}

function surroundingsOf(root: string): Surroundings {
  const schema = readYaml(path.resolve(root, linkKeysFile)) as {enum: string[]};
  const now = new Date().toISOString().slice(0, 10);
  return {
    linkKeys: schema.enum,
    // A clock that is behind must not turn the readings of an old commit into future ones.
    today: now > lastReading ? now : lastReading,
  };
}
