import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {guidesFolder} from './model/guidesFolder';
import {loadSystems} from './model/load';
import {stopBuild} from '../site/writerError';
import {dataPath, publishedData, publishedJsonSchema, schemaPath} from './model/published';
import type {Guide} from './model/validate';

export {parseFrontMatter} from './parseFrontMatter';
export {remarkPms} from './remarkPms';

/** A system in `@generated/pms/systems.json`, for pages that name all systems: its slug and its name. */
export type SystemName = [slug: string, name: string];

/** Validates the guides before anything is built, and publishes their data. */
export default function pmsPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const generated = path.join(generatedFilesDir, 'pms');
  const previewDir = path.join(generated, 'static');
  return {
    name: 'pms',
    getClientModules: () => [
      require.resolve('./pms.css'),
      require.resolve('./comparison.css'),
      require.resolve('./comparisonCards.css'),
    ],
    async loadContent() {
      const guides = loadOrExplain(siteDir);
      await publish(guides, previewDir);
      const names: SystemName[] = guides.map(({slug, title}) => [slug, title]);
      await writeJson(path.join(generated, 'systems.json'), names);
    },
    getPathsToWatch: () => [
      path.join(siteDir, guidesFolder, '*.mdx'),
      path.join(siteDir, 'openapi/common/schemas/IntegrationDefinitionKey.yaml'),
    ],
    configureWebpack: () => ({
      module: {},
      // The preview serves the files that the build writes.
      devServer: {static: [{directory: previewDir, publicPath: baseUrl}]},
    }),
    postBuild: ({outDir}) => publish(loadSystems(siteDir), outDir),
  };
}

function loadOrExplain(siteDir: string): Guide[] {
  try {
    return loadSystems(siteDir);
  } catch (error) {
    return stopBuild('The PMS guides', error);
  }
}

async function publish(guides: readonly Guide[], dir: string): Promise<void> {
  await writeJson(path.join(dir, dataPath), publishedData(guides));
  await writeJson(path.join(dir, schemaPath), publishedJsonSchema());
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
