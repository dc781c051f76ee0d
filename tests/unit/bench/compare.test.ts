import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {compare} from '../../../bench/compare.mjs';
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
function compareWith(after: Record<string, string>) {
  const dirs = [before, after].map((files) => {
    const dir = temporaryFolder('site');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
      writeFileSync(path.join(dir, name), text);
    }
    return dir;
  });
  return compare(dirs[0]!, dirs[1]!);
}

test('files whose names differ only by their digest are the same', () => {
  const {report, pictured} = compareWith({
    'index.html': page('Home', 'ffffffff'),
    'docs/guides/a.html': page('A', 'ffffffff'),
    'docs/guides/gone.html': page('Gone', 'ffffffff'),
    'a.ffffffff.css': 'a{}',
  });
  expect(pictured).toEqual([]);
  expect(report).toContain('No page differs.');
});

test('changed, added, removed and restyled pages are listed and photographed, with compressed sizes', () => {
  const {'docs/guides/gone.html': _, ...kept} = before;
  const {report, pictured} = compareWith({
    ...kept,
    'docs/guides/a.html': page('A, changed'),
    'docs/new.html': page('New'),
    'main.0a1b2c3d.js': [...Array(900).keys()].map((at) => (at * at) % 997).join(),
    'a.0a1b2c3d.css': 'a{color:red}',
  });
  expect(report).toContain('## Pages changed: 1\n\n- `/docs/guides/a`\n');
  expect(report).toContain('## Pages added: 1\n\n- `/docs/new`\n');
  expect(report).toContain('## Pages removed: 1\n\n- `/docs/guides/gone`\n');
  expect(report).toMatch(/\| \/docs\/guides \| 1 \(was 2\) \|.*\| 1\.3 kB \(\+1\.3 kB\) \|/);
  expect(pictured).toEqual(['/docs/guides/a', '/docs/new', '/docs/guides/gone', '/']);
});
