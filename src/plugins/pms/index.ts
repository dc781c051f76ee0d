import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {guidesFolder} from '../../pms/guideFile';
import {loadSystems} from '../../pms/load';
import {dataPath, publishedData, publishedJsonSchema, schemaPath} from '../../pms/published';
import type {Guide} from '../../pms/validate';

export {parseFrontMatter} from './parseFrontMatter';
export {remarkPms} from './remarkPms';

/** Pages that show facts of all guides. */
const collectingPages = [`${guidesFolder}/index.mdx`, 'docs/guides/rate-limiting.mdx'];

/** Validates the guides before anything is built, and publishes their data. */
export default function pmsPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const previewDir = path.join(generatedFilesDir, 'pms');
  return {
    name: 'pms',
    // Throws GuideError, which names every mistake.
    async loadContent() {
      const guides = loadSystems(siteDir);
      await publish(guides, previewDir);
    },
    getPathsToWatch: () => [
      path.join(siteDir, guidesFolder, '*.mdx'),
      path.join(siteDir, 'openapi/common/schemas/IntegrationDefinitionKey.yaml'),
    ],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            enforce: 'pre',
            // Docusaurus reads the paths of every rule for MDX: they must be named.
            include: collectingPages.map((page) => path.join(siteDir, page)),
            use: [
              {
                loader: require.resolve('./guidesAsDependency.cjs'),
                options: {folder: path.join(siteDir, guidesFolder)},
              },
            ],
          },
        ],
      },
      // The preview serves the files that the build writes.
      devServer: {static: [{directory: previewDir, publicPath: baseUrl}]},
    }),
    postBuild: ({outDir}) => publish(loadSystems(siteDir), outDir),
  };
}

async function publish(guides: readonly Guide[], dir: string): Promise<void> {
  const files = {[dataPath]: publishedData(guides), [schemaPath]: publishedJsonSchema()};
  for (const [file, value] of Object.entries(files)) {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, `${JSON.stringify(value, null, 2)}\n`);
  }
}
