// Builds the package of the mock for `npx`, and publishes it on the site.
import {execFile} from 'node:child_process';
import {cp, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

/** Path of the packed mock on the site. */
export const mockPath = '/mock/calry-mock.tgz';

/**
 * Builds the workspace `mock`, and adds its package to a built site. The package is reproducible.
 *
 * @param siteDir root of the project
 * @param outDir folder of the built site
 * @throws Error with the output of the build, if it fails
 */
export async function packMock(siteDir: string, outDir: string): Promise<void> {
  const [home, file] = [path.join(siteDir, 'mock'), path.join(outDir, mockPath)];
  await promisify(execFile)(process.execPath, ['build.mjs'], {cwd: home});
  await mkdir(path.dirname(file), {recursive: true});
  await cp(path.join(home, 'dist/calry-mock.tgz'), file);
}
