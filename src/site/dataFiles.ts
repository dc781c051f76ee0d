import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Writes a value as JSON, below folders that need not exist yet. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/**
 * The parts of a plugin that publishes JSON: a build writes the files, and the preview serves those that were written
 * when its content was loaded.
 *
 * @param folder below the generated files, for the preview
 * @param files by address on the site
 */
export function dataFiles(
  {baseUrl, generatedFilesDir}: LoadContext,
  folder: string,
  files: () => Record<string, unknown>,
): Required<Pick<Plugin, 'loadContent' | 'configureWebpack' | 'postBuild'>> {
  const preview = path.join(generatedFilesDir, folder, 'static');
  const write = (dir: string) =>
    Promise.all(
      Object.entries(files()).map(([file, value]) => writeJson(path.join(dir, file), value)),
    );
  return {
    async loadContent() {
      if (process.env.NODE_ENV === 'development') await write(preview);
    },
    configureWebpack: () => ({
      module: {},
      devServer: {static: [{directory: preview, publicPath: baseUrl}]},
    }),
    postBuild: async ({outDir}) => void (await write(outDir)),
  };
}
