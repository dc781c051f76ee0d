// Creates, builds and serves the sites to compare.
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createJiti} from 'jiti';
import {readData} from '../scripts/lib/data.mjs';
import {run} from '../scripts/lib/run.mjs';
import {serveSite} from '../scripts/lib/serve.mjs';

/** @type {typeof import('../src/product.ts')} */
const {product} = createJiti(import.meta.url)('../src/product.ts');

const starterVersion = '3.10.2';

/** The newest versions that run with the oldest Node that this project supports. */
const starlightPackages = {astro: '5.18.2', '@astrojs/starlight': '0.37.7'};

/**
 * @typedef {'site' | 'starter' | 'starlight'} SiteName
 *
 * @typedef {object} Project
 * @property {string[]} command build command
 * @property {string} cwd project folder
 * @property {string} out output folder
 *
 * @typedef {Project & {name: SiteName, url: string}} Site a built and served site; `url` is an origin
 */

/** @type {Record<SiteName, string>} column titles, in the order of the columns */
export const siteTitles = {
  site: 'this site',
  starter: 'starter, same pages',
  starlight: 'Starlight, same pages',
};

/**
 * Runs a command without build caches.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @throws {Error} with the output of the command if it fails
 */
async function runOrThrow(command, args, cwd) {
  const env = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ASTRO_TELEMETRY_DISABLED: '1'};
  const {code, output} = await run(command, args, {cwd, env, quiet: true});
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output}`);
}

/**
 * Installs npm packages in `.cache/bench`, unless they are there already.
 *
 * @param {string} name folder name, which contains the version
 * @param {object} manifest entries of package.json; they replace those that `create` writes
 * @param {(parent: string) => Promise<void>} [create] creates the project's folder
 * @returns {Promise<string>} absolute path of the folder
 */
export async function installed(name, manifest, create) {
  const parent = path.resolve('.cache/bench');
  const dir = path.join(parent, name);
  if (existsSync(path.join(dir, 'node_modules/.package-lock.json'))) return dir;
  console.error(`Installing ${name} …`);
  await rm(dir, {recursive: true, force: true});
  await mkdir(parent, {recursive: true});
  if (create) await create(parent);
  else await mkdir(dir);
  const file = path.join(dir, 'package.json');
  const before = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  await writeFile(file, JSON.stringify({...before, ...manifest}, null, 2));
  await runOrThrow('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], dir);
  return dir;
}

/**
 * Converts a path on this site to the slug in the other generators: lower case, no spaces, no leading slash.
 *
 * @param {string} route
 * @returns {string}
 */
const slugOf = (route) => (decodeURI(route).slice(1) || 'home').toLowerCase().replaceAll(' ', '-');

/**
 * Writes this site's Markdown pages as content for another generator. The title becomes front matter, and links point
 * to pages of the other site.
 *
 * @param {string} dir folder, which is emptied first
 * @throws {Error} if a page has no title
 */
async function writePages(dir) {
  await rm(dir, {recursive: true, force: true});
  const names = (await readdir('build', {recursive: true})).filter((name) =>
    // Leaves out files with samples or programs, such as `page.python.md`.
    /^(?:index|docs[\w/ -]*)\.md$/.test(name),
  );
  for (const name of names) {
    const text = await readFile(path.join('build', name), 'utf8');
    const [heading, title = ''] = /^# (.+)$/m.exec(text) ?? [];
    if (!heading) throw new Error(`build/${name} has no title, such as “# Pagination”.`);
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

/** Describes a Docusaurus project. @param {string} cwd @returns {Project} */
const docusaurus = (cwd) => ({
  command: [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  cwd,
  out: path.join(cwd, 'build'),
});

/** Creates the starter. Configures it to parse `.md` files as Markdown, not as MDX, and to accept broken links. */
async function createStarter(/** @type {string} */ parent) {
  const name = `starter-${starterVersion}`;
  const create = ['exec', '--yes', '--', `create-docusaurus@${starterVersion}`, name, 'classic'];
  await runOrThrow('npm', [...create, '--typescript', '--skip-install'], parent);
  const file = path.join(parent, name, 'docusaurus.config.ts');
  const text = await readFile(file, 'utf8');
  const lenient = text.replace(
    "onBrokenLinks: 'throw',",
    `onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
     markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},`,
  );
  if (lenient === text) throw new Error(`${file} has no “onBrokenLinks: 'throw',” to replace.`);
  await writeFile(file, lenient);
}

/** Texts of the Starlight project's files by path, without its pages. */
const starlightFiles = readData('bench/starlight.yaml');

/** @type {Record<SiteName, () => Promise<Project>>} prepare a project; starter and Starlight get pages from `build/` */
const projects = {
  site: async () => docusaurus(path.resolve('.')),
  async starter() {
    // Uses this site's versions of DocSearch, because the starter requires a version that was never published.
    const {overrides} = JSON.parse(await readFile('package.json', 'utf8'));
    const dir = await installed(`starter-${starterVersion}`, {overrides}, createStarter);
    await writePages(path.join(dir, 'docs/content'));
    return docusaurus(dir);
  },
  async starlight() {
    const name = `starlight-${starlightPackages['@astrojs/starlight']}`;
    const dir = await installed(name, {type: 'module', dependencies: starlightPackages});
    await writePages(path.join(dir, 'src/content/docs'));
    for (const [file, text] of Object.entries(starlightFiles))
      await writeFile(path.join(dir, file), text);
    const command = [process.execPath, 'node_modules/astro/astro.js', 'build', '--force'];
    return {command, cwd: dir, out: path.join(dir, 'dist')};
  },
};

/** Builds a project. @param {Project} project @returns {Promise<number>} build time in seconds */
export async function build({command: [program = '', ...args], cwd}) {
  const start = performance.now();
  await runOrThrow(program, args, cwd);
  return (performance.now() - start) / 1000;
}

/**
 * Builds and serves the sites to compare, this site first.
 *
 * @param {boolean} keep reuses the builds of an earlier run
 * @returns {Promise<{sites: Site[], close: () => Promise<void>}>}
 */
export async function openSites(keep) {
  /** @type {Site[]} */
  const sites = [];
  /** @type {Awaited<ReturnType<typeof serveSite>>[]} */
  const servers = [];
  for (const name of /** @type {SiteName[]} */ (Object.keys(siteTitles))) {
    const project = await projects[name]();
    if (!keep || !existsSync(path.join(project.out, '404.html'))) {
      console.error(`Building ${siteTitles[name]} …`);
      await build(project);
    }
    const server = await serveSite(project.out);
    servers.push(server);
    sites.push({...project, name, url: server.url});
  }
  const close = async () => void (await Promise.all(servers.map((server) => server.close())));
  return {sites, close};
}

/**
 * Converts a path on this site to the path of the same page on one of the three sites.
 *
 * @param {SiteName} site
 * @param {string} page path on this site
 * @returns {string}
 */
export const pathOn = (site, page) =>
  ({
    site: page,
    starter: `/docs/content/${slugOf(page)}`,
    starlight: `/${slugOf(page)}/`,
  })[site];
