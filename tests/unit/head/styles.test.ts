import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {stylesInPage} from '../../../src/plugins/head/styles';
import {temporaryFolder} from '../../support/temporaryFolder';

const dir = temporaryFolder('styles');
mkdirSync(path.join(dir, 'assets'));
writeFileSync(path.join(dir, 'assets/a.css'), 'a::after{content:"$&"}');
writeFileSync(path.join(dir, 'assets/bad.css'), 'a{}</STYLE>');

test.each([
  '<link rel=stylesheet href=/docs/assets/a.css />',
  '<link rel="stylesheet" href="/docs/assets/a.css">',
])('%s gives way to its content, as it is', async (link) => {
  const page = await stylesInPage(dir, '/docs/')(`<head>${link}<title>A</title></head>`);
  expect(page).toBe('<head><style>a::after{content:"$&"}</style><title>A</title></head>');
});

test('a style sheet of another host stays a link', async () => {
  const page = '<head><link rel="stylesheet" href="https://example.com/a.css"></head>';
  expect(await stylesInPage(dir, '/')(page)).toBe(page);
});

test('a style sheet that would end its element is named', async () => {
  const page = stylesInPage(dir, '/')('<link rel=stylesheet href=/assets/bad.css />');
  await expect(page).rejects.toThrow(/bad\.css holds "<\/style"/);
});
