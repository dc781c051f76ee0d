// Docusaurus plugin that validates the PMS guides before the build, and publishes their data as JSON.
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FactPage} from '../../site/factPages';
import {pmsGuidesFolder, isPmsGuide} from './model/pmsGuidesFolder';
import {loadPmsGuides} from './model/load';
import {publishedFiles, writeData} from '../../site/publishedFiles';
import {stopBuild} from '../../site/problem';
import {dataPath, publishedData, publishedJsonSchema, schemaPath} from './model/published';
import {linkKeysFile} from './model/validate';

/** Marks PMS guides, so that src/site/factPages.ts removes the facts from their front matter. Adds no keys. */
export const pmsGuidePage: FactPage = (file) => (isPmsGuide(file) ? {} : undefined);

/** An item of `@generated/pms/systems.json`, which the home page imports. */
export type SystemName = [slug: string, name: string];

export default function pmsPlugin(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir} = context;
  const data = publishedFiles(context, 'pms', () => ({
    [dataPath]: publishedData(loadPmsGuides(siteDir)),
    [schemaPath]: publishedJsonSchema(),
  }));
  return {
    ...data,
    name: 'pms',
    getClientModules: () => [
      require.resolve('./pms.css'),
      require.resolve('./marks.css'),
      require.resolve('./comparison/comparison.css'),
      require.resolve('./comparison/selected.css'),
    ],
    async loadContent() {
      try {
        const names = loadPmsGuides(siteDir).map(({slug, title}): SystemName => [slug, title]);
        await writeData(path.join(generatedFilesDir, 'pms/systems.json'), names);
      } catch (error) {
        stopBuild('The PMS guides', error);
      }
      await data.loadContent();
    },
    getPathsToWatch: () =>
      [`${pmsGuidesFolder}/*.mdx`, linkKeysFile].map((file) => path.join(siteDir, file)),
  };
}
