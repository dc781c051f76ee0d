// Loads React components at build time, and renders them to static HTML.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import {type ComponentType, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {htmlWithBase} from './address/base';
import {problem, ProblemError} from './problem';
import {cachedByFiles, displayPath} from './yamlFiles';

/** Components that those of all features may import. */
const sharedFolder = path.join(__dirname, '../components');

/** Lists the TypeScript files that a module in a folder may import. */
const componentFiles = (folder: string) =>
  [folder, sharedFolder].flatMap((one) =>
    readdirSync(one, {encoding: 'utf8', recursive: true})
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(one, name)),
  );

/** Matches the message of a syntax error: the reason, file and line. */
const syntaxError = /^ParseError: (.*?)\s+(\S+):(\d+):\d+$/;

const load = cachedByFiles(
  (file) => componentFiles(path.dirname(file)),
  (file, files): unknown => {
    const jiti = createJiti(file, {jsx: {runtime: 'automatic'}});
    for (const changed of files) delete jiti.cache[changed];
    try {
      return jiti(file);
    } catch (error) {
      const [, reason = '', at, line] = syntaxError.exec((error as Error).message) ?? [];
      throw at ? new ProblemError(problem(displayPath(at), Number(line), reason)) : error;
    }
  },
);

/**
 * Loads a module of React components at build time. Plugins cannot import TSX, because the loader of
 * docusaurus.config.ts does not support it. The preview reloads the module when a file in its folder or in
 * src/components has changed. List the folder in src/plugins/page-sources too, so that pages with the components are
 * recompiled.
 *
 * @param file absolute path of the module, such as `path.join(__dirname, 'components/Blocks.tsx')`
 * @returns the exports of the module; `Module` is their type, such as `typeof import('./components/Blocks')`
 */
export const loadComponents = <Module>(file: string): Module => load(file) as Module;

/**
 * Renders a component, whose links are routes, to static HTML, which React does not hydrate.
 *
 * @param Component from `loadComponents`
 */
export function renderStatic<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
): string {
  return htmlWithBase(renderToStaticMarkup(createElement(Component, props)));
}
