import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {guidesFolder, readGuideFile} from '../../site/pageFile';
import {lastReading} from './lastReading';
import {GuideError, type Problem} from '../../site/problems';
import {duplicateProblems, type Guide, type Surroundings, validateGuide} from './validate';

const linkKeysFile = 'openapi/common/schemas/IntegrationDefinitionKey.yaml';

type Cached = {stamp: string; guides: Guide[]};
const cache = new Map<string, Cached>();

/**
 * Reads and validates all guides, sorted by name. Cached until a file is added, removed or changed.
 *
 * @param root the root of the repository
 * @throws GuideError with every mistake of every guide
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
  if (problems.length > 0) throw new GuideError(problems);
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
  const files = names.map((name) => readGuideFile(name, root));
  const surroundings = surroundingsOf(
    root,
    files.map(({slug}) => slug),
  );
  const results = files.map((file) => ({file, ...validateGuide(file, surroundings)}));
  const valid = results.flatMap(({file, guide}) => (guide ? [{file, guide}] : []));
  return {
    guides: valid.map(({guide}) => guide).sort((a, b) => a.title.localeCompare(b.title, 'en')),
    problems: [...results.flatMap(({problems}) => problems), ...duplicateProblems(valid)],
  };
}

function surroundingsOf(root: string, slugs: string[]): Surroundings {
  const schema = parse(readFileSync(path.join(root, linkKeysFile), 'utf8')) as {enum: string[]};
  const now = new Date().toISOString().slice(0, 10);
  return {
    linkKeys: schema.enum,
    slugs,
    docRoutes: docRoutes(root),
    // A clock that is behind must not turn the readings of an old commit into future ones.
    today: now > lastReading ? now : lastReading,
  };
}

/** The addresses of the pages in docs/, and of the category pages, which the sidebar makes. */
export function docRoutes(root: string): Set<string> {
  const routes = new Set<string>();
  const visit = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), {withFileTypes: true})) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(name);
      else if (entry.name.endsWith('.mdx')) routes.add(`/${name.replace(/(\/index)?\.mdx$/, '')}`);
    }
  };
  visit('docs');
  const sidebars = path.join(root, 'sidebars.ts');
  if (existsSync(sidebars)) {
    const text = readFileSync(sidebars, 'utf8');
    for (const [, slug] of text.matchAll(/category\(\s*'[^']+',\s*'([^']+)'/g)) {
      routes.add(`/docs/category/${slug}`);
    }
  }
  return routes;
}
