// Tests the limits of the size of the project's own code, and of its packages.
import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {readText} from '../../../src/site/files';

test('the code of the site has at most 17,000 lines without blank lines and comments', () => {
  const tracked = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n');
  const lines = tracked
    .filter((file) => /^(?!tests\/|samples\/|static\/|mock\/).*\.(?:tsx?|[cm]?js|css)$/.test(file))
    .flatMap((file) =>
      readText(file)
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .split('\n'),
    )
    .filter((line) => /^\s*(?!\/\/)\S/.test(line));
  expect(lines.length, 'remove code first: see Limits in CONTRIBUTING.md').toBeLessThanOrEqual(
    17_000,
  );
});

test('the project has at most 62 direct packages', () => {
  const {dependencies, devDependencies} = JSON.parse(readText('package.json'));
  expect(Object.keys({...dependencies, ...devDependencies}).length).toBeLessThanOrEqual(62);
});
