import {readFileSync} from 'node:fs';
import path from 'node:path';
import {yamlFiles} from '../reference/contract/yamlFiles';
import {redirects} from '../redirects/redirects';
import {remarkPluginsOf} from '../config/remarkPlugins';
import {addressesOf} from './addresses';
import {readAnchors} from './anchors';
import {readPages} from '../site/pages';
import type {Problem} from '../site/writerError';
import {fieldNames} from './fieldNames';
import {linkProblems} from './rules/links';
import {markdownProblems} from './rules/markdown';
import {programFiles, programProblems} from './rules/programs';
import {secretProblems} from './rules/secrets';
import {siteProblems} from './rules/site';
import {sourceProblems} from './rules/source';
import {frontMatterProblems} from './rules/frontMatter';

/** Files of the contract, from the root of the repository. */
const contractFiles = (root: string) =>
  yamlFiles(path.join(root, 'openapi')).map((file) =>
    path.relative(root, file).split(path.sep).join('/'),
  );

/**
 * Holds every page to everything that can be known without a build.
 *
 * @param root of the repository
 * @returns every mistake, in the order of files and lines
 */
export async function checkPages(root = '.'): Promise<Problem[]> {
  const pages = readPages(root);
  const {default: sidebars} = await import(path.resolve(root, 'sidebars.ts'));
  const addresses = addressesOf(pages, sidebars, redirects, root);
  const published = new Set(
    readFileSync(path.join(root, 'tests/data/routes.txt'), 'utf8').trim().split('\n'),
  );
  const files = [...pages.map(({file}) => file), ...programFiles(root), ...contractFiles(root)];
  const sources = files.map((file) => ({file, bytes: readFileSync(path.join(root, file))}));
  const secrets = await Promise.all(
    sources.map(({file, bytes}) => secretProblems(file, bytes.toString('utf8'))),
  );
  const {anchors, problems} = await readAnchors(pages, root, remarkPluginsOf());
  const found = [
    ...sources.flatMap(({file, bytes}) => sourceProblems(file, bytes)),
    ...secrets.flat(),
    ...programProblems(fieldNames(), root),
    ...pages.flatMap((page) => [
      ...frontMatterProblems(page, root),
      ...markdownProblems(page, root),
      ...linkProblems(page, root, addresses, anchors),
    ]),
    ...problems,
    ...siteProblems(pages, addresses, published, root),
  ];
  return found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
