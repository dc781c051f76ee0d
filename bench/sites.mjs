// Creates, builds and serves the sites to compare.
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createJiti} from 'jiti';
import {readYaml} from './readYaml.mjs';
import {run} from '../scripts/lib/run.mjs';
import {serveSite} from '../scripts/lib/serve.mjs';

/** @type {typeof import('../src/product.ts')} */
const {product} = createJiti(import.meta.url)('../src/product.ts');

const {dependencies, overrides} = JSON.parse(await readFile('package.json', 'utf8'));

/** The starter has the version of Docusaurus that this site has. */
const starterVersion = dependencies['@docusaurus/core'];

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

/** The folder of the other projects. */
const parent = path.resolve('.cache/bench');

/**
 * Runs a command without build caches.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [env]
 * @throws {Error} with the output of the command if it fails
 */
export async function runOrThrow(command, args, cwd, env) {
  const quiet = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ASTRO_TELEMETRY_DISABLED: '1'};
  const {code, output} = await run(command, args, {cwd, env: {...quiet, ...env}, quiet: true});
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output}`);
}

/**
 * Creates a project and installs its packages in `.cache/bench`, unless it is there already.
 *
 * @param {string} name of the folder, which contains the version
 * @param {object} manifest entries of package.json; they replace those that `create` writes
 * @param {(dir: string) => Promise<unknown>} create creates the folder
 * @returns {Promise<string>} absolute path of the folder
 */
async function installed(name, manifest, create) {
  const dir = path.join(parent, name);
  const file = path.join(dir, 'package.json');
  if (existsSync(path.join(dir, 'node_modules/.package-lock.json'))) return dir;
  await rm(dir, {recursive: true, force: true});
  await mkdir(parent, {recursive: true});
  await create(dir);
  const before = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  await writeFile(file, JSON.stringify({...before, ...manifest}));
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
 */
async function writePages(dir) {
  await rm(dir, {recursive: true, force: true});
  const names = (await readdir('build', {recursive: true})).filter((name) =>
    // Leaves out files with samples or programs, such as `page.python.md`.
    /^(?:index|docs[\w/ -]*)\.md$/.test(name),
  );
  for (const name of names) {
    const text = await readFile(path.join('build', name), 'utf8');
    const [heading = '', title = ''] = /^# (.+)$/m.exec(text) ?? [];
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
async function createStarter(/** @type {string} */ dir) {
  const create = `exec --yes -- create-docusaurus@${starterVersion} ${path.basename(dir)} classic`;
  await runOrThrow('npm', [...create.split(' '), '--typescript', '--skip-install'], parent);
  const file = path.join(dir, 'docusaurus.config.ts');
  const lenient = (await readFile(file, 'utf8')).replace(
    "onBrokenLinks: 'throw',",
    `onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
     markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},`,
  );
  await writeFile(file, lenient);
}

/** Texts of the Starlight project's files by path, without its pages. */
const starlightFiles = readYaml('starlight');

/** @type {Record<SiteName, () => Promise<Project>>} prepare a project; starter and Starlight get pages from `build/` */
const projects = {
  site: async () => docusaurus(path.resolve('.')),
  async starter() {
    // Uses this site's versions of DocSearch, because the starter requires a version that was never published.
    const dir = await installed(`starter-${starterVersion}`, {overrides}, createStarter);
    await writePages(path.join(dir, 'docs/content'));
    return docusaurus(dir);
  },
  async starlight() {
    const name = `starlight-${starlightPackages['@astrojs/starlight']}`;
    const manifest = {type: 'module', dependencies: starlightPackages};
    const dir = await installed(name, manifest, (folder) => mkdir(folder));
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
 * @returns {Promise<Site[]>}
 */
export async function openSites() {
  /** @type {Site[]} */
  const sites = [];
  for (const name of /** @type {SiteName[]} */ (Object.keys(projects))) {
    console.error(`Building ${name} …`);
    const project = await projects[name]();
    await build(project);
    sites.push({...project, name, url: (await serveSite(project.out)).url});
  }
  return sites;
}

/**
 * Returns the URL of a page on one of the three sites.
 *
 * @param {Site} site
 * @param {string} page path on this site
 */
export function urlOn({name, url}, page) {
  const slug = slugOf(page);
  return url + {site: page, starter: `/docs/content/${slug}`, starlight: `/${slug}/`}[name];
}
