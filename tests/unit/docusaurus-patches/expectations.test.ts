import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {expectations, unmet} from '../../../src/docusaurus-patches/expectations';
import {temporaryFolder} from '../../support/temporaryFolder';

// The build of the site proves that its pages are as expected.
test('a theme that writes its pages otherwise stops the build, and each message names the code to adapt', () => {
  const root = temporaryFolder('expectations');
  mkdirSync(path.join(root, 'docs/x-api'), {recursive: true});
  writeFileSync(path.join(root, 'docs/x-api/a.html'), '<html class="blog-wrapper">');
  writeFileSync(path.join(root, 'blog.html'), '<html class="docs-wrapper">');

  expect(unmet(root, ['/docs/x-api/a', '/blog'])).toEqual(
    expectations.map(({what, readBy}) =>
      expect.stringMatching(`^No page is as expected: ${what}\\. .* adapt ${readBy} and `),
    ),
  );
});
