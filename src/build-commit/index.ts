import {execFileSync} from 'node:child_process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Env} from '../site/env';

/**
 * Returns the commit that the site is built from.
 *
 * @param env environment of the build; `BUILD_COMMIT` is for builds outside a git repository
 * @param dir root of the project
 * @returns `BUILD_COMMIT`, or the checked-out commit (with `-dirty` if files have changed), or `unknown`
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
 * Adds the commit to every page as a meta tag. The site's configuration is part of the main bundle, so a commit there
 * would change the hash of the bundle each time.
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
