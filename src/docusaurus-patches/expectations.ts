import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml} from '../site/yamlFiles';

/** Contents of expectations.yaml: for each file of this site, the texts that it relies on by file of Docusaurus. */
export const expectations = readYaml(path.join(__dirname, 'expectations.yaml')) as Record<
  string,
  Record<string, string[]>
>;

/** Returns the absolute path of a file of Docusaurus, such as `core/lib/index.js`. */
export const locate = (file: string): string => path.resolve('node_modules/@docusaurus', file);

/** Folders in which Docusaurus looks for theme components that are not in src/theme. */
export const themeFolders = [
  'theme-classic/lib/theme',
  'theme-search-algolia/lib/theme',
  'core/lib/client/theme-fallback',
].map(locate);

const isComponent = (folder: string, name: string) =>
  ['.js', '/index.js'].some((ending) => existsSync(path.join(folder, name + ending)));

/** Lists the components in a folder such as src/theme, for example `DocItem/TOC/Mobile`. */
const componentsIn = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /[\\/]index\.tsx$/.test(file))
    .map((file) => file.replace(/[\\/]index\.tsx$/, '').replaceAll(path.sep, '/'));

/**
 * Lists expectations that Docusaurus does not meet, each with the file that relies on it.
 *
 * @param read returns the text of a file of Docusaurus, or undefined
 * @param folder with the swizzled components
 * @param themes folders with the original components
 */
export function unmetExpectations(
  read = (file: string) =>
    existsSync(locate(file)) ? readFileSync(locate(file), 'utf8') : undefined,
  folder = 'src/theme',
  themes = themeFolders,
): string[] {
  const texts = Object.entries(expectations).flatMap(([reliant, files]) =>
    Object.entries(files).flatMap(([file, holds]) => {
      const text = read(file);
      return holds
        .filter((expected) => !text?.includes(expected))
        .map((expected) => `${reliant} relies on "${expected}" in @docusaurus/${file}.`);
    }),
  );
  const components = componentsIn(folder)
    .filter((name) => !themes.some((theme) => isComponent(theme, name)))
    .map(
      (name) =>
        `${folder}/${name} replaces a component that does not exist in ${themes.join(', ')}.`,
    );
  return [...texts, ...components];
}
