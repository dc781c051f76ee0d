import {expect, test} from 'vitest';
import chunkNames from '../../../src/first-paint/inline-css/chunkNames.cjs';
import {moveScriptsToEnd} from '../../../src/first-paint/pageTemplate';

test('the registry identifies route modules by chunk name, so that a page preloads its own scripts', () => {
  const line = (noted: string) =>
    `  "0a1b": [() => import("@site/a.mdx"), ${noted}, require.resolveWeak("@site/a.mdx")],\n`;
  expect(chunkNames(line('"@site/a.mdx"'))).toBe(line('"0a1b"'));
});

test.each<[file: string, transform: (source: string) => unknown, source: string]>([
  ['inline-css/chunkNames.cjs', chunkNames, '[require.resolveWeak("@site/a")]'],
  ['pageTemplate.ts', moveScriptsToEnd, '<html></html>'],
])(
  'unexpected output of Docusaurus stops the build, and the message names %s',
  (file, transform, source) => {
    expect(() => transform(source)).toThrow(`adapt src/first-paint/${file}.`);
  },
);
