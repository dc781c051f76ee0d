// Tests the structure of the guides.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const guides = readdirSync('docs/guides', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => path.join('docs/guides', name));

test.each(['docs/introduction.mdx', 'docs/calrylink.mdx', ...guides])(
  '%s lists prerequisites, ends with next steps, and shows no code twice',
  (file) => {
    const page = readFileSync(file, 'utf8');
    const shown = [...page.matchAll(/^```\w+ file="([^"]+)"( region="[\w-]+")?/gm)];
    if (shown.some(([, name]) => name?.startsWith('samples/'))) {
      expect(page).toMatch(/^(You need\b|## Before you start\b)/m);
    }
    const blocks = shown.map(([, name, region = 'whole']) => `${name} ${region}`);
    expect(blocks).toEqual([...new Set(blocks)]);
    const whole = shown.filter(([, , region]) => !region).map(([, name]) => name);
    expect(shown.filter(([, name, region]) => region && whole.includes(name))).toEqual([]);
    expect(page.split(/^## /m).at(-1)).toMatch(/^Next steps\n[^]*^- .*\]\(\//m);
  },
);

test('the loop of "Work without an account" repeats only runs that exit with 75', () => {
  const page = readFileSync('docs/guides/work-without-an-account.mdx', 'utf8');
  const [, loop = ''] = /^(until node book\.mjs .*?^done)$/ms.exec(page) ?? [];
  expect(loop).toContain('[ $? -eq 75 ] || break');
});
