import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {finishPages} from '../../../src/redirects';
import {completePage} from '../../../src/redirects/completePage';
import {temporaryFolder} from '../../support/temporaryFolder';

const official = `
<!DOCTYPE html>
<html>
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="refresh" content="0; url=/docs/new">
  </head>
  <script>
    go();
  </script>
</html>
`;

test('a redirect page gets a language, a title and a link', () => {
  const page = completePage(official, '/docs/new', '<script src="/js/ph.js"></script>');
  expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
  expect(page).toContain('<title>This page has moved</title>');
  expect(page).toContain('<a href="/docs/new">/docs/new</a>');
  expect(page.match(/<\/head>/g)).toHaveLength(1);
  expect(page.indexOf('go();')).toBeLessThan(page.indexOf('</head>'));
  expect(page).toMatch(/<script src="\/js\/ph\.js"><\/script>\s*<\/body>/);
});

test('a redirect page that is not as expected stops the build and says where to look', () => {
  expect(() => completePage(official.replace('</head>', ''), '/docs/new', '')).toThrow(
    'The redirect page to /docs/new should hold </head> once: look at what @docusaurus/plugin-client-redirects writes now, and mend src/redirects.',
  );
});

test('the page of an old address with spaces stands where hosts look for it, beside the pages that are there', async () => {
  const outDir = temporaryFolder('redirects');
  const write = (file: string, text: string) => {
    mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(outDir, file), text);
  };
  const all = ['/docs/old', '/docs/v2%20', '/docs/v2%20/old%20one', '/docs/My%20Guides/old'].map(
    (from) => ({from, to: '/docs/new'}),
  );
  for (const {from} of all) write(`${from}/index.html`, official);
  write('docs/My Guides/guide.html', 'A page');

  await finishPages(outDir, all, '');

  const written = ['docs/old', 'docs/v2 ', 'docs/v2 /old one', 'docs/My Guides/old'];
  for (const folder of written) {
    expect(readFileSync(path.join(outDir, folder, 'index.html'), 'utf8')).toContain(
      'data-to="/docs/new"',
    );
  }
  expect(existsSync(path.join(outDir, 'docs/v2%20'))).toBe(false);
  expect(existsSync(path.join(outDir, 'docs/My%20Guides'))).toBe(false);
  expect(readFileSync(path.join(outDir, 'docs/My Guides/guide.html'), 'utf8')).toBe('A page');
});

test('a redirect page that would lead elsewhere without a script stops the build', () => {
  const to = '/docs/My%20Guides/new';
  expect(() =>
    completePage(official.replace('/docs/new', '/docs/My%2520Guides/new'), to, ''),
  ).toThrow(`The redirect page to ${to} does not lead there without a script: look at`);
});
