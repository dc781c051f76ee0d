import {existsSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ChunkNames, pageChunks, type Route} from './pageChunks';
import {scriptsListed} from './scripts';
import {stylesInPage} from './styles';

/** The part of the bundler's `client-manifest.json` that says which files a chunk needs. */
type Manifest = {
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
};

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

/** The built page for an address that leads nowhere, which is no route. */
const missing = '/404';

/** Replaces a file in one step, for those who read it meanwhile. */
async function replace(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/**
 * Completes the head of each page for its first visit. The styles stand in the page, because the first paint waits for them, and a
 * file of their own comes one trip to the server later. The scripts of the application and of the page are listed there, because
 * the application itself asks for those of the page only when it runs; so all are fetched at once, after the first paint.
 */
export default function headPlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'head',
    async postBuild({outDir, routes}) {
      const generated = (name: string) => path.join(generatedFilesDir, name);
      const chunkNames = await readJson<ChunkNames>(generated('routesChunkNames.json'));
      const {origins, assets} = await readJson<Manifest>(generated('client-manifest.json'));
      const scriptsOf = (chunk: string) =>
        (origins[chunk] ?? []).flatMap((id) => assets[id]?.js ?? []);
      const withStyles = stylesInPage(outDir, baseUrl);
      const pages = pageChunks(routes as Route[], chunkNames).set(missing, []);
      for (const [address, chunks] of pages) {
        const file = path.join(outDir, address === '/' ? 'index.html' : `${address}.html`);
        if (!existsSync(file)) continue;
        const scripts = new Set(chunks.flatMap(scriptsOf).map(({publicPath}) => publicPath));
        const html = await readFile(file, 'utf8');
        if (!html.includes('</head>')) throw new Error(`${file} has no end of its head.`);
        const page = await withStyles(html);
        await replace(file, scriptsListed(page, `${baseUrl}assets/js/`, [...scripts]));
      }
    },
  };
}
