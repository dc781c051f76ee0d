import {readdirSync} from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import {type ComponentType, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {fingerprint} from './yamlFiles';

type Loaded = {stamp: string; module: unknown};

const loaded = new Map<string, Loaded>();

/** The component files in a folder, which the markup of a module may depend on. */
const componentFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

/**
 * Loads a module of React components while the site is built; the loader of docusaurus.config.ts can't read TSX. In
 * the preview the module is read again when a file in its folder has changed. A page that shows the components must
 * depend on them too: src/page-sources lists their folder.
 *
 * @param file absolute path of the module, such as `path.join(__dirname, 'components/Blocks.tsx')`
 * @returns its exports; name their type by `typeof import('./components/Blocks')`
 */
export function loadComponents<Module>(file: string): Module {
  const known = loaded.get(file);
  if (known && process.env.NODE_ENV === 'production') return known.module as Module;
  const files = componentFiles(path.dirname(file));
  const stamp = fingerprint(files);
  if (known?.stamp === stamp) return known.module as Module;
  const load = createJiti(file, {jsx: {runtime: 'automatic'}});
  for (const changed of files) delete load.cache[changed];
  const module = load(file) as Module;
  loaded.set(file, {stamp, module});
  return module;
}

/**
 * Renders a component to static HTML, without what React would need to hydrate it.
 *
 * @param Component as loadComponents returns it
 */
export function renderStatic<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
): string {
  return renderToStaticMarkup(createElement(Component, props));
}
