import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
// @ts-expect-error It brings types, but does not export them.
import doiuse from 'doiuse';
import {ESLint, type Linter} from 'eslint';
import compat from 'eslint-plugin-compat';
import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {site} from './site';

/** What the project claims to support. */
const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: string[];
};

/** What some of these browsers lack, and each use of it asks for first. */
const guarded = [
  'navigator.connection',
  'navigator.userAgentData',
  'requestIdleCallback',
  'ClipboardItem',
];

/** What some of these browsers lack and lose nothing without. */
const harmless = [
  // Parts below the screen are then laid out at once.
  'css-content-visibility',
  // It hides controls that need scripts from readers without them; elsewhere they stand there for nothing.
  'css-media-scripting',
  // Only phones enlarge text.
  'text-size-adjust',
];

/** @param browsers in the form of browserslist */
function linter(browsers: string[]): ESLint {
  const config = (sourceType: 'script' | 'module', files: string[]): Linter.Config => ({
    files,
    plugins: {compat: compat as never},
    languageOptions: {ecmaVersion: 2023, sourceType},
    linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'off'},
    rules: {'compat/compat': ['error', browsers.join(', ')]},
    settings: {lintAllEsApis: true, polyfills: guarded},
  });
  return new ESLint({
    overrideConfigFile: true,
    ignore: false,
    overrideConfig: [config('script', ['**/*.js'])],
  });
}

/** @returns a line for each use of what one of the browsers lacks */
async function lacking(text: string, browsers: string[], filePath?: string): Promise<string[]> {
  const [result] = await linter(browsers).lintText(text, {filePath});
  return (result?.messages ?? []).map(({message}) => `${filePath ?? 'text'}: ${message}`);
}

/** @returns ids of features, as caniuse.com names them, that one of the browsers lacks altogether */
async function lackingStyles(css: string, browsers: string[]): Promise<string[]> {
  const found = new Set<string>();
  const look = doiuse({
    browsers,
    ignore: harmless,
    onFeatureUsage({feature, message}: {feature: string; message: string}) {
      if (message.includes('not supported by')) found.add(feature);
    },
  });
  await postcss([look]).process(css, {from: undefined});
  return [...found];
}

describe('the browsers that package.json claims', () => {
  test('know all that the scripts use', async () => {
    const scripts = ['assets/js', 'js'].flatMap((folder) =>
      readdirSync(path.join(site, folder))
        .filter((file) => file.endsWith('.js'))
        .map((file) => path.join(site, folder, file)),
    );
    expect(scripts.length).toBeGreaterThan(100);
    const found = await Promise.all(
      scripts.map((file) => lacking(readFileSync(file, 'utf8'), browserslist, file)),
    );
    expect(found.flat()).toEqual([]);
  }, 240_000);

  test('know all that the styles use', async () => {
    const folder = path.join(site, 'assets/css');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.css'))) {
      const css = readFileSync(path.join(folder, file), 'utf8');
      expect(await lackingStyles(css, browserslist), file).toEqual([]);
    }
  });
});

test('a browser that lacks something is found', async () => {
  expect(await lacking('new Intl.Segmenter();', ['firefox 113'])).toEqual([
    'text: Intl.Segmenter() is not supported in Firefox 113',
  ]);
  expect(await lacking('a ||= 1', ['firefox 125'])).toEqual([]);
  expect(await lackingStyles('a:has(b) { color: red }', ['firefox 113'])).toEqual(['css-has']);
});
