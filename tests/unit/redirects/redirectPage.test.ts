import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {finishPages} from '../../../src/redirects';
import {completePage} from '../../../src/redirects/completePage';
import {temporaryFolder} from '../../support/temporaryFolder';

const official = `<!DOCTYPE html>
<html>
  <head>
    <meta http-equiv="refresh" content="0; url=/docs/new">
  </head>
  <script>
    go();
  </script>
</html>
`;

test('a redirect page gets a language, a title, a link and the script of the whole site', () => {
  const page = completePage(official, '/docs/new', '<script src="/js/ph.js"></script>');
  expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
  expect(page).toContain('<title>This page has moved</title>');
  expect(page).toContain('<a href="/docs/new">/docs/new</a>');
  expect(page).toMatch(/go\(\);[^]*<\/head>[^]*<script src="\/js\/ph\.js"><\/script>\s*<\/body>/);
});

test.each([
  ['has another form', official.replace('</head>', ''), 'should hold </head> once'],
  ['leads elsewhere', official.replace('/new', '/My%2520new'), 'does not lead there without a'],
])('a redirect page that %s stops the build', (_, page, message) => {
  expect(() => completePage(page, '/docs/new', '')).toThrow(message);
});

test('the page of an old address with spaces is moved to a folder with spaces, where hosts look for it', async () => {
  const outDir = temporaryFolder('redirects');
  const all = ['/docs/old', '/docs/v2%20', '/docs/v2%20/old%20one', '/docs/My%20Guides/old'].map(
    (from) => ({from, to: '/docs/new'}),
  );
  for (const {from} of all) {
    mkdirSync(path.join(outDir, from), {recursive: true});
    writeFileSync(path.join(outDir, from, 'index.html'), official);
  }
  mkdirSync(path.join(outDir, 'docs/My Guides'));
  writeFileSync(path.join(outDir, 'docs/My Guides/guide.html'), 'A page');

  await finishPages(outDir, all, '');

  for (const {from} of all) {
    const page = readFileSync(path.join(outDir, decodeURI(from), 'index.html'), 'utf8');
    expect(page).toContain('data-to="/docs/new"');
  }
  expect(existsSync(path.join(outDir, 'docs/v2%20'))).toBe(false);
  expect(existsSync(path.join(outDir, 'docs/My%20Guides'))).toBe(false);
  expect(readFileSync(path.join(outDir, 'docs/My Guides/guide.html'), 'utf8')).toBe('A page');
});
