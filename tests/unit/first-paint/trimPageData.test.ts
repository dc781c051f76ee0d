import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {checkNavbar} from '../../../src/first-paint/trim-page-data';

const require = createRequire(import.meta.url);
const folder = '../../../src/first-paint/trim-page-data';
const mainDocOnly: (source: string) => string = require(`${folder}/mainDocOnly.cjs`);
const noModuleNames: (source: string) => string = require(`${folder}/noModuleNames.cjs`);
const noBuildSettings: (source: string) => string = require(`${folder}/noBuildSettings.cjs`);

const globalData = (versions: unknown) =>
  JSON.stringify({'docusaurus-plugin-content-docs': {default: {versions}}});
const docs = [{id: 'main'}, {id: 'other'}];

test('of the one version, its main page is kept', () => {
  const trimmed = mainDocOnly(globalData([{mainDocId: 'main', docs}]));
  expect(trimmed).toBe(globalData([{mainDocId: 'main', docs: [{id: 'main'}]}]));
});

test('of several versions, every page is kept: their banners lead from one to the other', () => {
  const data = globalData([
    {mainDocId: 'main', docs},
    {mainDocId: 'main', docs},
  ]);
  expect(mainDocOnly(data)).toBe(data);
});

test('data that is not as expected stops the build', () => {
  expect(() => mainDocOnly(globalData([{mainDocId: 'main', pages: docs}]))).toThrow(
    'adapt src/first-paint/trim-page-data/mainDocOnly.cjs',
  );
});

test('names of modules are left out of the registry, and one without names stops the build', () => {
  const line = '  "a": [() => import("b"), "@site/docs/b.mdx", require.resolveWeak("b")],';
  expect(noModuleNames(line)).toBe(line.replace('"@site/docs/b.mdx"', '""'));
  expect(() => noModuleNames('["b", require.resolveWeak("b")]')).toThrow(
    'adapt src/first-paint/trim-page-data/noModuleNames.cjs',
  );
});

test('what only the build reads is left out of the configuration, and one that is no JSON stops the build', () => {
  const written =
    '/* generated */\nexport default {"title": "A", "presets": [["classic", {}]], "ssrTemplate": "<%"};\n';
  expect(noBuildSettings(written)).toBe('/* generated */\nexport default {"title":"A"};\n');
  for (const other of [
    'export default config;',
    'export default {"title": "A"};',
    'module.exports = {"presets": []};',
  ]) {
    expect(() => noBuildSettings(other)).toThrow(
      'adapt src/first-paint/trim-page-data/noBuildSettings.cjs',
    );
  }
});

test('a navbar item that is left out of the pages is refused with what to do', () => {
  expect(() => checkNavbar([{}, {type: 'localeDropdown'}])).not.toThrow();
  expect(() => checkNavbar([{type: 'docsVersionDropdown'}])).toThrow(
    /^src\/config\/navbar\.ts: items of type "docsVersionDropdown" are left out .* Use a link/,
  );
});
