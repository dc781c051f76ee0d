import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadGaps} from './load';
import {dataPath, publishedGaps, publishedGapsSchema, schemaPath} from './published';

export {remarkGaps} from './remarkGaps';

async function publish(siteDir: string, dir: string): Promise<void> {
  const files = {[dataPath]: publishedGaps(loadGaps(siteDir)), [schemaPath]: publishedGapsSchema()};
  for (const [file, value] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), `${JSON.stringify(value, null, 2)}\n`);
  }
}

/** Publishes the list of what is not documented as JSON; the page itself is expanded by remarkGaps. */
export default function gapsPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const preview = path.join(generatedFilesDir, 'gaps', 'static');
  return {
    name: 'gaps',
    async loadContent() {
      if (process.env.NODE_ENV === 'development') await publish(siteDir, preview);
    },
    // The preview serves the files that the build writes.
    configureWebpack: () => ({
      module: {},
      devServer: {static: [{directory: preview, publicPath: baseUrl}]},
    }),
    postBuild: ({outDir}) => publish(siteDir, outDir),
  };
}
