import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {differences} from '../../../bench/compare/differences.mjs';
import {choose, reportText} from '../../../bench/compare/report.mjs';
import {readSite} from '../../../bench/compare/site.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

const page = (text: string, digest = '0a1b2c3d') =>
  `<html><head><title>${text}</title><link rel="stylesheet" href="/a.${digest}.css">` +
  `<script src="/main.${digest}.js"></script></head><body><main>${text}</main></body></html>`;

const before = {
  'index.html': page('Home'),
  'docs/guides/a.html': page('A'),
  'docs/guides/gone.html': page('Gone'),
  'docs/old.html': '<html><head><meta http-equiv="refresh"></head></html>',
  'main.0a1b2c3d.js': '0123456789'.repeat(40),
  'a.0a1b2c3d.css': 'a{}',
};

/** Writes two builds and compares them. */
function compare(after: Record<string, string>, pictures = 9) {
  const [was, is] = [before, after].map((files) => {
    const dir = temporaryFolder('site');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
      writeFileSync(path.join(dir, name), text);
    }
    return readSite(dir);
  });
  const found = differences(was!, is!);
  const chosen = choose(found, pictures);
  return {found, chosen, report: reportText(found, chosen)};
}

test('files whose names differ only by their digest are the same', () => {
  const {found, report} = compare({
    'index.html': page('Home', 'ffffffff'),
    'docs/guides/a.html': page('A', 'ffffffff'),
    'docs/guides/gone.html': page('Gone', 'ffffffff'),
    'a.ffffffff.css': 'a{}',
  });
  expect(found).toMatchObject({added: [], removed: [], changed: [], restyled: []});
  expect(report).toContain('No page differs.');
});

test('changed, added and removed pages are listed, with compressed sizes', () => {
  const {'docs/guides/gone.html': _, ...kept} = before;
  const {found, report} = compare({
    ...kept,
    'docs/guides/a.html': page('A, changed'),
    'docs/new.html': page('New'),
    'main.0a1b2c3d.js': [...Array(900).keys()].map((at) => (at * at) % 997).join(),
  });
  const [added, removed, changed] = [['/docs/new'], ['/docs/guides/gone'], ['/docs/guides/a']];
  expect(found).toMatchObject({added, removed, changed, restyled: []});
  expect(report).toContain('- `/docs/guides/a`, pictures `docs-guides-a.png`');
  expect(report).toContain('| guide | 1 (was 2) |');
  expect(report).toContain('| 1.3 kB (+1.3 kB) |');
});

test('changed style sheets show a page of each kind, as far as the limit of pictures allows', () => {
  const {found, chosen, report} = compare({...before, 'a.0a1b2c3d.css': 'a{color:red}'}, 1);
  expect(found).toMatchObject({changed: [], restyled: ['/', '/docs/guides/a']});
  expect(chosen).toEqual({chosen: ['/'], left: 1});
  expect(report).toContain('1 more pages are not pictured');
});
