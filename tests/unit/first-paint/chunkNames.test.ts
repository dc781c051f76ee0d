import {expect, test} from 'vitest';
import chunkNames from '../../../src/first-paint/inline-css/chunkNames.cjs';

const line = (chunk: string, name: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "@site/${name}"), "${name}", require.resolveWeak("@site/${name}")],\n`;
const registry = (lines: string) => `export default {\n${lines}};\n`;

test('each module is noted by the name of its chunk', () => {
  const source = registry(line('0058b4c6', '@site/docs/a.mdx') + line('content---b', '@theme/B'));
  const named = chunkNames(source);
  expect(named).toContain('"), "0058b4c6", require.resolveWeak("@site/@site/docs/a.mdx")]');
  expect(named).toContain('"), "content---b", require.resolveWeak(');
});

test('a registry without modules stays', () => {
  expect(chunkNames(registry(''))).toBe(registry(''));
});

test('a registry that is not as expected stops the build and says where to look', () => {
  expect(() => chunkNames('export default [require.resolveWeak("@site/a")];')).toThrow(
    'look at what Docusaurus writes to registry.js now, and adapt src/first-paint/inline-css/chunkNames.cjs.',
  );
});
