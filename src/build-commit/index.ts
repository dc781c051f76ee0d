import {execFileSync} from 'node:child_process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Env} from '../site/env';

/**
 * The commit that a build was made from.
 *
 * @param env environment of the build; `BUILD_COMMIT` is for builds without the repository
 * @param dir the project's folder
 * @returns the variable's value, else the checked-out commit (with `-dirty` when files differ from it), else `unknown`
 */
export function commitOf(env: Env, dir: string): string {
  if (env.BUILD_COMMIT) return env.BUILD_COMMIT;
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    return execFileSync('git', args, {cwd: dir, encoding: 'utf8', stdio: 'pipe'}).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Names the commit in a meta tag of every page. Not in the site's configuration, which is part of the application
 * script: every commit would change the script's hash.
 */
export default function buildCommitPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-commit',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {name: 'build-commit', content: commitOf(process.env, siteDir)},
        },
      ],
    }),
  };
}
