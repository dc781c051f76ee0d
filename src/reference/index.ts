import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changelogFolder, readEntries} from '../changelog/entries';
import {contractDownloads} from './contract/bundle';
import {versionChanges} from './contract/changes';
import {stopBuild} from '../site/writerError';
import {loadContract} from './contract/load';
import {postmanCollection} from './postman/collection';
import {checkPages} from './contract/checkPages';
import {yamlFiles} from './contract/yamlFiles';
import {guideFiles, guidesFolder} from '../pms/model';
import {writeDigest} from './digest';

export {remarkReference} from './remarkReference';

/** Writes each description in one file, for `/openapi/<description>.yaml` and `.json`, and all of them as a collection. */
async function writeDownloads(root: string, folder: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  for (const {name, text} of await contractDownloads(root)) {
    await writeFile(path.join(folder, name), text);
  }
  const collection = JSON.stringify(postmanCollection(loadContract(root)), null, 2);
  await writeFile(path.join(folder, 'calry.postman_collection.json'), `${collection}\n`);
}

/**
 * Holds the pages and the contract to each other, publishes the contract, and keeps the preview fresh. The pages themselves
 * are expanded by remarkReference.
 *
 * @throws WriterError, before anything is built, with file, line and what would be right
 */
export default function referencePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const root = path.join(siteDir, 'openapi');
  const docsDir = path.join(siteDir, 'docs');
  const preview = path.join(generatedFilesDir, 'reference', 'openapi');
  const digest = path.join(generatedFilesDir, 'reference', 'digest.txt');
  const check = () => {
    const contract = loadContract(root);
    versionChanges(contract);
    checkPages(contract, docsDir);
  };
  try {
    check();
  } catch (error) {
    stopBuild('The contract and its pages', error);
  }
  return {
    name: 'reference',
    getPathsToWatch: () => [
      path.join(root, '**/*.yaml'),
      path.join(siteDir, guidesFolder, '*.mdx'),
      path.join(siteDir, changelogFolder, '*.mdx'),
    ],
    async loadContent() {
      // Pages show facts of the PMS guides beside the contract's, and what the changelog tells of them.
      const guides = guideFiles(siteDir).map((file) => path.join(siteDir, file));
      const entries = readEntries(siteDir).map(({file}) => path.join(siteDir, file));
      writeDigest(digest, [...yamlFiles(root), ...guides, ...entries]);
      check();
      if (process.env.NODE_ENV === 'development') await writeDownloads(root, preview);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Without `include`, Docusaurus cannot tell this rule from its own.
            include: [docsDir, path.join(siteDir, 'src/pages')].map((folder) => folder + path.sep),
            enforce: 'pre',
            use: [
              {
                loader: require.resolve('./contractAsDependency.cjs'),
                options: {digest},
              },
            ],
          },
        ],
      },
      devServer: {static: [{publicPath: '/openapi', directory: preview}]},
    }),
    async postBuild({outDir}) {
      await writeDownloads(root, path.join(outDir, 'openapi'));
    },
  };
}
