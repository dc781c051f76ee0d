// Publishes files with data, in the build and in the preview.
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Writes a text, or another value as JSON, to a file, and creates missing folders. */
export async function writeData(file: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

/**
 * Returns the lifecycle methods of a plugin that publishes data. A build writes the files into the site. The
 * preview serves them from a folder of generated files.
 *
 * @param folder name of the folder for the preview
 * @param files returns the text or value of each file by the path of the file on the site
 */
export function publishedFiles(
  {baseUrl, generatedFilesDir}: LoadContext,
  folder: string,
  files: () => Record<string, unknown>,
): Required<Pick<Plugin, 'loadContent' | 'configureWebpack' | 'postBuild'>> {
  const preview = path.join(generatedFilesDir, folder, 'static');
  const write = (dir: string) =>
    Promise.all(
      Object.entries(files()).map(([file, value]) => writeData(path.join(dir, file), value)),
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
