import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FactPage} from '../site/factPages';
import {guidesFolder, isGuide} from './model/guidesFolder';
import {loadSystems} from './model/load';
import {dataFiles, writeJson} from '../site/dataFiles';
import {stopBuild} from '../site/writerError';
import {dataPath, publishedData, publishedJsonSchema, schemaPath} from './model/published';

export {remarkPms} from './remarkPms';

/** Hides the facts of the guides from Docusaurus, which would refuse the keys; adds no front matter. */
export const guidePage: FactPage = (file) => (isGuide(file) ? {} : undefined);

/** A system in `@generated/pms/systems.json`, for pages that name all systems: its slug and its name. */
export type SystemName = [slug: string, name: string];

/** Validates the guides before anything is built, and publishes their data. */
export default function pmsPlugin(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir} = context;
  const data = dataFiles(context, 'pms', () => ({
    [dataPath]: publishedData(loadSystems(siteDir)),
    [schemaPath]: publishedJsonSchema(),
  }));
  return {
    ...data,
    name: 'pms',
    getClientModules: () => [
      require.resolve('./pms.css'),
      require.resolve('./comparison.css'),
      require.resolve('./comparisonCards.css'),
    ],
    async loadContent() {
      const names = namesOf(siteDir);
      await writeJson(path.join(generatedFilesDir, 'pms', 'systems.json'), names);
      await data.loadContent();
    },
    getPathsToWatch: () => [
      path.join(siteDir, guidesFolder, '*.mdx'),
      path.join(siteDir, 'openapi/common/schemas/IntegrationDefinitionKey.yaml'),
    ],
  };
}

function namesOf(siteDir: string): SystemName[] {
  try {
    return loadSystems(siteDir).map(({slug, title}) => [slug, title]);
  } catch (error) {
    return stopBuild('The PMS guides', error);
  }
}
