// Tests the structure of the guides.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const guides = readdirSync('docs/guides', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => path.join('docs/guides', name));

test.each(['docs/introduction.mdx', 'docs/calrylink.mdx', ...guides])(
  '%s lists prerequisites, ends with next steps, and shows each complete program after its parts',
  (file) => {
    const page = readFileSync(file, 'utf8');
    const shown = [...page.matchAll(/^```\w+ file="([^"]+)"( region=)?/gm)];
    if (shown.some(([, name]) => name?.startsWith('samples/'))) {
      expect(page).toMatch(/^(You need\b|## Before you start\b)/m);
    }
    for (const name of new Set(shown.map(([, program]) => program))) {
      const whole = shown.filter((one) => one[1] === name).map(([, , region]) => !region);
      expect([name, whole.filter(Boolean).length, whole.at(-1)]).toEqual([name, 1, true]);
    }
    expect(page.split(/^## /m).at(-1)).toMatch(/^Next steps\n[^]*^- .*\]\(\//m);
  },
);
