import {expect, test} from 'vitest';
import {packagesOf} from '../../../src/plugins/shipped-packages/inventory.mjs';

test('the inventory lists the innermost package of each bundled file, without duplicates', () => {
  const files = [
    '/site/node_modules/react/index.js',
    '/site/node_modules/react/jsx-runtime.js',
    '/site/node_modules/@docusaurus/core/lib/a.js',
    '/site/node_modules/a/node_modules/b/c.js',
    '/site/src/components/a.tsx',
  ];
  expect(packagesOf(files, '/site')).toEqual([
    'node_modules/@docusaurus/core',
    'node_modules/a/node_modules/b',
    'node_modules/react',
  ]);
});
