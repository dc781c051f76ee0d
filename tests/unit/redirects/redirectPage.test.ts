// Tests the pages at old URLs.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readRedirects} from '../../../src/plugins/redirects/redirects';
import {redirectPage, writeRedirects} from '../../../src/plugins/redirects/write';
import {temporaryFolder} from '../../support/temporaryFolder';

test('a redirect page has a script, a meta refresh and a link to the new URL', () => {
  const page = redirectPage('/docs/new');
  expect(page).toMatch(/^<!doctype html><html lang="en"><head><meta charSet="utf-8"\/>/i);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/new"/>');
  expect(page).toContain('<script src="/js/redirect.js" data-to="/docs/new"></script>');
  expect(page).toContain('<a href="/docs/new">/docs/new</a>');
  expect(page).toMatch(/<script src="\/js\/ph\.js"><\/script><\/body>/);
});

test('the redirect page of an old URL with a space is in a folder with a space, where hosts look for it', () => {
  const outDir = temporaryFolder('redirects');
  const targets = readRedirects().map(({to}) => to);
  writeRedirects(outDir, targets, "default-src 'self'");
  const file = path.join(outDir, 'docs/vacation-rental-api/v2 /index.html');
  expect(readFileSync(file, 'utf8')).toContain('data-to="/docs/vacation-rental-api/v2"');
  expect(readFileSync(path.join(outDir, 'redirects.map'), 'utf8')).toContain(
    '"~^/docs/vacation-rental-api/v2 $" "/docs/vacation-rental-api/v2";\n',
  );
});
