import {expect, test} from 'vitest';
import chunkNames from '../../../src/plugins/first-paint/page-scripts/chunkNames.cjs';

test('the registry identifies route modules by chunk name, so that a page preloads its own scripts', () => {
  const line = (noted: string) =>
    `  "0a1b": [() => import("@site/a.mdx"), ${noted}, require.resolveWeak("@site/a.mdx")],\n`;
  expect(chunkNames(line('"@site/a.mdx"'))).toBe(line('"0a1b"'));
});
