import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Files of Docusaurus, and texts in them. */
type Texts = Record<string, string[]>;

/** What is expected in Docusaurus, by the code of this site that relies on it: the rows of README.md. */
export const expectations: Record<string, Texts> = {
  'src/first-paint/pageTemplate.ts': {
    'core/lib/ssg/ssgTemplate.html.js': ['it.stylesheets.', 'it.scripts.', 'it.preBodyTags'],
    'theme-classic/lib/index.js': ['preBodyTags: [', 'getThemeInlineScript)('],
  },
  'src/first-paint/inline-css/index.ts': {
    'core/lib/webpack/base.js': ["name: 'styles'", 'chunks: `all`'],
  },
  'src/first-paint/inline-css/chunkNames.cjs': {
    'core/lib/server/codegen/codegenRoutes.js': [
      "(generatedFilesDir, 'registry.js'",
      '"${modulePath}", require.resolveWeak(',
    ],
  },
  'src/first-paint/staged-start': {
    'core/lib/webpack/client.js': [
      "entry: path_1.default.resolve(__dirname, '../client/clientEntry",
    ],
  },
  'src/first-paint/prefetch.ts': {
    'core/lib/client/clientEntry.js': ['window.docusaurus = docusaurus'],
    'core/lib/client/exports/Link.js': ['window.docusaurus.prefetch(targetLink)'],
  },
  'src/docusaurus-patches/importDefault.js': {
    'utils-common/lib/index.js': ['require("tslib")'],
  },
  'src/highlight/noPrism.js': {
    'theme-classic/lib/prism-include-languages.js': ["{ Prism } from 'prism-react-renderer'"],
  },
  // Its other classes are documented as stable.
  'src/first-paint/before-hydration and src/search/index-builder': {
    'theme-classic/lib/theme/Navbar/Content/index.js': ['className={styles.colorModeToggle}'],
    'theme-classic/lib/inlineScripts.js': ['themeStorageKey = `theme${siteStorage.namespace}`'],
    'theme-classic/lib/theme/Heading/index.js': ['className="hash-link"'],
    'theme-classic/lib/theme/DocPaginator/index.js': ["'pagination-nav'"],
  },
};

/** @returns where a file of Docusaurus is, such as `core/lib/index.js` */
export const locate = (file: string): string => path.resolve('node_modules/@docusaurus', file);

/**
 * Where Docusaurus looks for the components of the theme, behind src/theme; src/check-pages looks there for what a
 * page imports.
 */
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
