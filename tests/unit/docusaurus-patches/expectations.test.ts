import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {unmet} from '../../../src/docusaurus-patches/expectations';
import {temporaryFolder} from '../../support/temporaryFolder';

// The build of the site proves that its pages are as expected.
test('a theme that writes its pages otherwise stops the build, and each message names the code to adapt', () => {
  const root = temporaryFolder('expectations');
  mkdirSync(path.join(root, 'docs/x-api'), {recursive: true});
  writeFileSync(path.join(root, 'docs/x-api/a.html'), '<html class="blog-wrapper">');
  writeFileSync(path.join(root, 'blog.html'), '<html class="docs-wrapper">');

  const problems = unmet(root, ['/docs/x-api/a', '/blog']).join('\n');

  expect(problems.match(/(?<=adapt )\S+/g)).toEqual([
    'src/first-paint/before-hydration/beforeHydration.js',
    'src/first-paint/before-hydration/beforeHydration.js',
    'src/first-paint/before-hydration/beforeHydration.js',
    'src/search/index-builder/readPage.ts',
    'src/search/index-builder/readPage.ts',
    'src/search/index-builder/readPage.ts',
    'src/first-paint/inline-css/styles.ts',
    'src/first-paint/inline-css/styles.ts',
    'src/theme/DocSidebarItem/Link',
  ]);
  expect(problems).toContain(
    'No page is as expected: links of headings have the class "hash-link". Docusaurus writes it otherwise now',
  );
});
