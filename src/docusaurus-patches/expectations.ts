import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml} from '../site/yamlFiles';

/** The rows of expectations.yaml: texts by file of Docusaurus, by the file of this site that relies on them. */
export const expectations = readYaml(path.join(__dirname, 'expectations.yaml')) as Record<
  string,
  Record<string, string[]>
>;

/** @returns where a file of Docusaurus is, such as `core/lib/index.js` */
export const locate = (file: string): string => path.resolve('node_modules/@docusaurus', file);

/** Where Docusaurus looks for a component of the theme that src/theme does not have. */
export const themeFolders = [
  'theme-classic/lib/theme',
  'theme-search-algolia/lib/theme',
  'core/lib/client/theme-fallback',
].map(locate);

const isComponent = (folder: string, name: string) =>
  ['.js', '/index.js'].some((ending) => existsSync(path.join(folder, name + ending)));

/** @returns the components that a folder like src/theme holds, such as `DocItem/TOC/Mobile` */
const componentsIn = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /[\\/]index\.tsx$/.test(file))
    .map((file) => file.replace(/[\\/]index\.tsx$/, '').replaceAll(path.sep, '/'));

/**
 * @param read gives the text of a file of Docusaurus, or nothing
 * @param folder the components of this site that replace those of the theme
 * @param themes where the theme has its own
 * @returns expectations that Docusaurus does not meet, each with the file that relies on it
 */
export function unmet(
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
      (name) => `${folder}/${name} replaces a component that is in none of ${themes.join(', ')}.`,
    );
  return [...texts, ...components];
}
