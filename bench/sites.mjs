import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createJiti} from 'jiti';
import {run} from '../scripts/lib/run.mjs';
import {serveSite} from '../scripts/lib/serve.mjs';

/** @type {typeof import('../src/product.ts')} */
const {product} = createJiti(import.meta.url)('../src/product.ts');

const starterVersion = '3.10.2';

/** The newest of each that runs with the oldest Node that this project supports. */
const starlightPackages = {astro: '5.18.2', '@astrojs/starlight': '0.37.7'};

/**
 * `starter` is the untouched Docusaurus starter, with this site's pages as plain Markdown.
 *
 * @typedef {'site' | 'starter' | 'starlight'} SiteName
 * @typedef {{command: string[], cwd: string, out: string}} Project how a site is built: command, its folder, and that
 *   of the result
 */

/** @type {Record<SiteName, string>} */
export const siteTitles = {
  site: 'this site',
  starter: 'starter, same pages',
  starlight: 'Starlight, same pages',
};

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @throws {Error} with the output of the command when it fails
 */
async function must(command, args, cwd) {
  // Every build starts without what an earlier one has kept.
  const env = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ASTRO_TELEMETRY_DISABLED: '1'};
  const {code, output} = await run(command, args, {cwd, env, quiet: true});
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output}`);
}

/**
 * Installs other software once, below `.cache/bench`.
 *
 * @param {string} name folder, with the version
 * @param {(dir: string) => Promise<object>} packageFile makes the project in an empty folder, and returns its
 *   package.json
 * @returns {Promise<string>} absolute path of the folder
 */
export async function installed(name, packageFile) {
  const dir = path.resolve('.cache/bench', name);
  if (existsSync(dir)) return dir;
  console.error(`Installing ${name}, once …`);
  const unfinished = `${dir}.unfinished`;
  await rm(unfinished, {recursive: true, force: true});
  await mkdir(unfinished, {recursive: true});
  const content = JSON.stringify(await packageFile(unfinished), null, 2);
  await writeFile(path.join(unfinished, 'package.json'), content);
  await must('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], unfinished);
  await rename(unfinished, dir);
  return dir;
}

/** @returns {Promise<string>} folder of the untouched starter, with its packages */
const makeStarter = () =>
  installed(`starter-${starterVersion}`, async (dir) => {
    const create = [
      'exec',
      '--yes',
      '--',
      `create-docusaurus@${starterVersion}`,
      'made',
      'classic',
    ];
    await must('npm', [...create, '--typescript', '--skip-install'], dir);
    await cp(path.join(dir, 'made'), dir, {recursive: true});
    await rm(path.join(dir, 'made'), {recursive: true});
    // The same search packages as this site: the starter alone asks for a version that was never published.
    const {overrides} = JSON.parse(await readFile('package.json', 'utf8'));
    return {...JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')), overrides};
  });

/**
 * @param {string} address of a page on this site
 * @returns {string} where other generators have the same page, without a slash at its start: small letters, no spaces
 */
const slugOf = (address) =>
  (decodeURI(address).slice(1) || 'home').toLowerCase().replaceAll(' ', '-');

/**
 * Writes the pages of the built site as the content of another generator: the Markdown of each, with its title in the
 * front matter, and links that stay within the other site.
 *
 * @param {string} built this site
 * @param {string} dir is emptied
 * @throws {Error} when a page has no title
 */
async function writePages(built, dir) {
  await rm(dir, {recursive: true, force: true});
  const names = (await readdir(built, {recursive: true})).filter((name) =>
    // Files with the samples or programs of a page, such as `page.python.md`, are not pages.
    /^(?:index|docs[\w/ -]*)\.md$/.test(name),
  );
  for (const name of names) {
    const text = await readFile(path.join(built, name), 'utf8');
    const [heading, title = ''] = /^# (.+)$/m.exec(text) ?? [];
    if (!heading)
      throw new Error(`${name}: the Markdown of a page begins with its title, as “# …”.`);
    const body = text
      .slice(text.indexOf(heading) + heading.length)
      .replaceAll(`](${product.siteUrl}/`, '](/')
      .replaceAll(/(\]\(\/[^)#\s]*)\.md(?=[)#])/g, '$1');
    const file = path.join(dir, `${slugOf(`/${name.replace(/(^index)?\.md$/, '')}`)}.md`);
    await mkdir(path.dirname(file), {recursive: true});
    const matter = `title: ${JSON.stringify(title.replaceAll(/[`*\\]/g, ''))}`;
    await writeFile(file, `---\n${matter}\n---\n\n${body.trim()}\n`);
  }
}

/** @param {string} dir of a Docusaurus project @returns {Project} */
const docusaurus = (dir) => ({
  command: [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  cwd: dir,
  out: path.join(dir, 'build'),
});

const starlightConfig = `import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://starlight.example',
  integrations: [starlight({title: 'Starlight'})],
});
`;

const starlightCollections = `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** @type {Record<SiteName, (built: string) => Promise<Project>>} each takes this site, built */
const makers = {
  site: async () => docusaurus(path.resolve('.')),
  async starter(built) {
    const from = await makeStarter();
    const dir = path.resolve('.cache/bench/starter-content');
    const made = /^(?:node_modules|build|\.docusaurus)(?:\/|$)/;
    await cp(from, dir, {recursive: true, filter: (file) => !made.test(path.relative(from, file))});
    const packages = path.join(dir, 'node_modules');
    if (!existsSync(packages)) await symlink(path.join(from, 'node_modules'), packages);
    const config = path.join(dir, 'docusaurus.config.ts');
    const text = await readFile(config, 'utf8');
    // The pages are plain Markdown, and link to pages that are left out here.
    const lenient = text.replace(
      "onBrokenLinks: 'throw',",
      `onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
       markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},`,
    );
    if (lenient === text) throw new Error(`${config} has no “onBrokenLinks: 'throw',” to replace.`);
    await writeFile(config, lenient);
    await writePages(built, path.join(dir, 'docs/content'));
    return docusaurus(dir);
  },
  async starlight(built) {
    const name = `starlight-${starlightPackages['@astrojs/starlight']}`;
    const dir = await installed(name, async () => ({
      type: 'module',
      dependencies: starlightPackages,
    }));
    await mkdir(path.join(dir, 'src'), {recursive: true});
    await writeFile(path.join(dir, 'astro.config.mjs'), starlightConfig);
    await writeFile(path.join(dir, 'src/content.config.ts'), starlightCollections);
    await writePages(built, path.join(dir, 'src/content/docs'));
    const command = [process.execPath, 'node_modules/astro/astro.js', 'build', '--force'];
    return {command, cwd: dir, out: path.join(dir, 'dist')};
  },
};

/**
 * Builds a site.
 *
 * @param {Project} project
 * @returns {Promise<number>} seconds
 */
export async function build({command: [program = '', ...args], cwd}) {
  const start = performance.now();
  await must(program, args, cwd);
  return (performance.now() - start) / 1000;
}

/**
 * Makes the sites to compare, builds and serves them.
 *
 * @param {SiteName[]} names
 * @param {boolean} keep takes what an earlier run has built
 * @returns {Promise<{projects: Map<SiteName, Project>, urls: Map<SiteName, string>, close: () => Promise<void>}>}
 *   `urls` are origins
 */
export async function compared(names, keep) {
  const projects = new Map();
  const servers = new Map();
  for (const name of names) {
    const project = await makers[name](path.resolve('build'));
    if (!keep || !existsSync(path.join(project.out, '404.html'))) {
      console.error(`Building ${siteTitles[name]} …`);
      await build(project);
    }
    projects.set(name, project);
    servers.set(name, await serveSite(project.out));
  }
  return {
    projects,
    urls: new Map([...servers].map(([name, {url}]) => [name, url])),
    close: async () => void (await Promise.all([...servers.values()].map((one) => one.close()))),
  };
}

/**
 * @param {SiteName} site
 * @param {string} page address on this site
 * @returns {string} address of the same page there
 */
export const addressOn = (site, page) =>
  ({
    site: page,
    starter: `/docs/content/${slugOf(page)}`,
    starlight: `/${slugOf(page)}/`,
  })[site];

/**
 * @returns {Promise<Record<string, string>>} the address of a page of each kind, of operations that of the largest
 *   page
 */
export async function pageKinds() {
  const dir = 'docs/vacation-rental-api';
  const files = await readdir(path.join('build', dir), {recursive: true});
  const sizes = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({file, size: (await stat(path.join('build', dir, file))).size})),
  );
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  return {
    home: '/',
    guide: '/docs/guides/pagination',
    operation: `/${dir}/${largest?.file.replace(/\.html$/, '')}`,
    comparison: '/docs/PMS%20Specific%20Guides',
  };
}
