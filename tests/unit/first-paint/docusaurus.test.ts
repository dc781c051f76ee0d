import {expect, test} from 'vitest';
import chunkNames from '../../../src/first-paint/inline-css/chunkNames.cjs';
import {rearranged} from '../../../src/first-paint/pageTemplate';
import {checkNavbar} from '../../../src/first-paint/trim-page-data';
import mainDocOnly from '../../../src/first-paint/trim-page-data/mainDocOnly.cjs';
import noBuildSettings from '../../../src/first-paint/trim-page-data/noBuildSettings.cjs';
import noModuleNames from '../../../src/first-paint/trim-page-data/noModuleNames.cjs';

const globalData = (...versions: object[]) =>
  JSON.stringify({'docusaurus-plugin-content-docs': {default: {versions}}});
const version = {mainDocId: 'main', docs: [{id: 'main'}, {id: 'other'}]};

test('a module of a route is noted by the name of its chunk, so that a page loads its own scripts', () => {
  const line = (noted: string) =>
    `  "0a1b": [() => import("@site/a.mdx"), ${noted}, require.resolveWeak("@site/a.mdx")],\n`;
  expect(chunkNames(line('"@site/a.mdx"'))).toBe(line('"0a1b"'));
});

test('the global data keeps every page of several versions, which link to each other', () => {
  const data = globalData(version, version);
  expect(mainDocOnly(data)).toBe(data);
});

test('the configuration in the pages leaves out what only the build reads', () => {
  expect(noBuildSettings('export default {"title":"A","presets":[],"ssrTemplate":"<%"};\n')).toBe(
    'export default {"title":"A"};\n',
  );
});

test.each<[file: string, transform: (source: string) => unknown, source: string]>([
  ['inline-css/chunkNames.cjs', chunkNames, '[require.resolveWeak("@site/a")]'],
  ['pageTemplate.ts', rearranged, '<html></html>'],
  ['trim-page-data/mainDocOnly.cjs', mainDocOnly, globalData({mainDocId: 'main'})],
  ['trim-page-data/noModuleNames.cjs', noModuleNames, '["b", require.resolveWeak("b")]'],
  ['trim-page-data/noBuildSettings.cjs', noBuildSettings, 'module.exports = {"presets": []};'],
])(
  'what Docusaurus writes in an unknown way stops the build, which names %s',
  (file, transform, source) => {
    expect(() => transform(source)).toThrow(`adapt src/first-paint/${file}.`);
  },
);

test('a navbar item whose data is left out of the pages is refused', () => {
  expect(() => checkNavbar([{}, {type: 'localeDropdown'}])).not.toThrow();
  expect(() => checkNavbar([{type: 'docsVersionDropdown'}])).toThrow(
    /^src\/config\/navbar\.ts: items of type "docsVersionDropdown" may need data that is left out .* Use a link/,
  );
});
