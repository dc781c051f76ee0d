import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {differences} from '../../../bench/compare/differences.mjs';
import {choose, fileName, reportText} from '../../../bench/compare/report.mjs';
import {readSite} from '../../../bench/compare/site.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

/** A page as a build leaves it; the name of its script carries a digest. */
const page = (text: string, digest = '0a1b2c3d') =>
  `<html><head><title>${text}</title><link rel="stylesheet" href="/a.${digest}.css">` +
  `<script src="/main.${digest}.js"></script></head><body><main>${text}</main></body></html>`;

/** A built site of these files. */
function site(files: Record<string, string>) {
  const dir = temporaryFolder('site');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
  return readSite(dir);
}

const before = {
  'index.html': page('Home'),
  'docs/guides/a.html': page('A'),
  'docs/guides/gone.html': page('Gone'),
  'docs/old.html': '<html><head><meta http-equiv="refresh"></head></html>',
  'main.0a1b2c3d.js': 'x'.repeat(1000),
  'main.0a1b2c3d.js.br': 'x'.repeat(400),
  'a.0a1b2c3d.css': 'a{}',
};

test('the same sources built twice do not differ, whatever their files are called', () => {
  const again = {
    'index.html': page('Home', 'ffffffff'),
    'docs/guides/a.html': page('A', 'ffffffff'),
    'docs/guides/gone.html': page('Gone', 'ffffffff'),
    'a.ffffffff.css': 'a{}',
  };
  const found = differences(site(before), site(again));
  expect(found).toMatchObject({added: [], removed: [], changed: [], restyled: []});
  expect(reportText(found, choose(found, 9))).toContain('No page differs.');
});

test('pages that changed, came and went are named', () => {
  const {'docs/guides/gone.html': _, ...kept} = before;
  const after = {...kept, 'docs/guides/a.html': page('A, mended'), 'docs/new.html': page('New')};
  const found = differences(site(before), site(after));
  expect(found).toMatchObject({
    added: ['/docs/new'],
    removed: ['/docs/guides/gone'],
    changed: ['/docs/guides/a'],
    restyled: [],
  });
  const report = reportText(found, choose(found, 9));
  expect(report).toContain(
    '## Pages changed: 1\n\n- `/docs/guides/a`, pictures `docs-guides-a.png`',
  );
  expect(report).toContain('| guide | 1 (was 2) |');
});

test('sizes are those that are sent', () => {
  const after = {...before, 'main.0a1b2c3d.js.br': 'x'.repeat(1900), 'a.0a1b2c3d.css': 'a{}'};
  const found = differences(site(before), site(after));
  const home = found.sizes.find(({kind}) => kind === 'home');
  expect(home?.script).toEqual({before: 400, after: 1900});
  expect(reportText(found, choose(found, 9))).toContain('| 1.9 kB (+1.5 kB) |');
});

test('other styles picture a page of each kind', () => {
  const found = differences(site(before), site({...before, 'a.0a1b2c3d.css': 'a{color:red}'}));
  expect(found.changed).toEqual([]);
  expect(found.restyled).toEqual(['/', '/docs/guides/a']);
});

test('pictures are capped, and the report says so', () => {
  const many = Object.fromEntries(
    Array.from({length: 5}, (_, index) => [`docs/p${index}.html`, page(`P${index}`)]),
  );
  const found = differences(site(before), site({...before, ...many}));
  const pictures = choose(found, 3);
  expect(pictures).toEqual({chosen: ['/docs/p0', '/docs/p1', '/docs/p2'], left: 2});
  expect(reportText(found, pictures)).toContain('2 more pages are not pictured');
});

test('a folder without a site is told so', () => {
  expect(() => readSite('tests/data')).toThrow(
    'tests/data holds no built site: there is no index.html in it.',
  );
});

test('pictures have names that every system takes', () => {
  expect(fileName('/')).toBe('home.png');
  expect(fileName('/docs/PMS Specific Guides/mews')).toBe('docs-PMS-Specific-Guides-mews.png');
});
