import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writePages} from './content.mjs';
import {install, peerProject} from './peerProject.mjs';

/** The newest of each that runs with the oldest Node that this project supports. */
export const starlightPackages = {astro: '5.18.2', '@astrojs/starlight': '0.37.7'};

const config = `import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://starlight.example',
  integrations: [starlight({title: 'Starlight'})],
});
`;

const collections = `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/**
 * Makes Starlight as it comes, with this site's pages in it.
 *
 * @param {import('./content.mjs').MarkdownPage[]} pages they stand at the root
 * @returns {Promise<string>} its folder
 */
export async function makeStarlight(pages) {
  const dir = await peerProject('starlight', JSON.stringify(starlightPackages), (folder) =>
    install(folder, {private: true, type: 'module', dependencies: starlightPackages}),
  );
  await mkdir(path.join(dir, 'src'), {recursive: true});
  await writeFile(path.join(dir, 'astro.config.mjs'), config);
  await writeFile(path.join(dir, 'src/content.config.ts'), collections);
  await writePages(pages, path.join(dir, 'src/content/docs'));
  return dir;
}

/**
 * @param {string} dir
 * @returns {{command: string, args: string[], cwd: string, env: Record<string, string>}} how it is built, without its cache
 */
export const starlightBuild = (dir) => ({
  command: path.join(dir, 'node_modules/.bin/astro'),
  args: ['build', '--force'],
  cwd: dir,
  env: {ASTRO_TELEMETRY_DISABLED: '1'},
});
