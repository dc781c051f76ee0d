import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

/** Loads the whole configuration as the build does, without building. */
function loadConfig(env: Record<string, string>) {
  return spawnSync('npx', ['--no', 'docusaurus', 'build', '--out-dir', 'test-results/never'], {
    env: {...process.env, ...env},
    encoding: 'utf8',
  });
}

it('a build with half-set search variables stops and says which is missing', () => {
  const {status, stdout, stderr} = loadConfig({ALGOLIA_APP_ID: 'app', ALGOLIA_INDEX_NAME: 'index'});
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain(
    'ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME set, ALGOLIA_API_KEY missing',
  );
});
