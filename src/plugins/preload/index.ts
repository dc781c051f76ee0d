import {existsSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ChunkNames, pageChunks, type Route} from './pageChunks';

/** The part of the bundler's `client-manifest.json` that says which files a chunk needs. */
type Manifest = {
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
};

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

/** The built file of an address, which a catch-all route does not have. */
function fileOf(outDir: string, address: string): string {
  return path.join(outDir, address === '/' ? 'index.html' : `${address}.html`);
}

/** Replaces a file in one step, for those who read it meanwhile. */
async function replace(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/**
 * Names in the head of each page the scripts that the page itself is made of. The application asks for them only when it runs, one
 * trip to the server later; so they arrive beside it, behind what the first paint needs.
 */
export default function preloadPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'preload',
    async postBuild({outDir, routes}) {
      const generated = (name: string) => path.join(generatedFilesDir, name);
      const chunkNames = await readJson<ChunkNames>(generated('routesChunkNames.json'));
      const {origins, assets} = await readJson<Manifest>(generated('client-manifest.json'));
      const scriptsOf = (chunk: string) =>
        (origins[chunk] ?? []).flatMap((id) => assets[id]?.js ?? []);
      for (const [address, chunks] of pageChunks(routes as Route[], chunkNames)) {
        const file = fileOf(outDir, address);
        if (!existsSync(file)) continue;
        const scripts = new Set(chunks.flatMap(scriptsOf).map(({publicPath}) => publicPath));
        const links = [...scripts].map(
          (href) => `<link rel="preload" as="script" fetchpriority="low" href="${href}">`,
        );
        const html = await readFile(file, 'utf8');
        if (!html.includes('</head>')) throw new Error(`${file} has no end of its head.`);
        await replace(file, html.replace('</head>', `${links.join('')}</head>`));
      }
    },
  };
}
