// Loads the test steps from steps.yaml.
import {readData} from '../lib/data.mjs';
import {hostedEnv} from '../lib/hosted.mjs';
import {ensurePackages} from '../lib/install.mjs';
import {ensure, requirements} from '../lib/tools.mjs';

/**
 * @typedef {object} Step
 * @property {string[][]} commands each is an npm executable or a script of this project, with its arguments
 * @property {boolean} [slow] runs in `npm run test:all` only
 * @property {string} [after] step that must pass first; ignored if that step is not part of the run
 * @property {Record<string, string>} [env] environment variables
 * @property {RegExp} [forbidden] output that makes the step fail
 * @property {() => Promise<string[]>} ensureTools installs what the step needs (Debian packages only as root on Debian);
 *   returns a line for each tool that is still missing, with how to install it
 */

/** `default` clears the variables that change the build, because the tests expect the default build. */
const environments = {
  hosted: hostedEnv,
  default: Object.fromEntries(
    [...Object.keys(hostedEnv), 'ASSISTANT_LINKS', 'SITE_URL', 'BASE_URL'].map((name) => [
      name,
      '',
    ]),
  ),
};

/**
 * Splits a command into arguments. If SHARD is set, adds it to Playwright commands as `--shard`.
 *
 * @param {string} command
 */
function argumentsOf(command) {
  const args = command.split(' ');
  const {SHARD} = process.env;
  return args[0] === 'playwright' && SHARD ? [...args, `--shard=${SHARD}`] : args;
}

/** @type {Record<string, Step>} */
export const steps = Object.fromEntries(
  Object.entries(readData('scripts/test/steps.yaml')).map(
    ([name, {commands, env, forbidden, needs, ...rest}]) => [
      name,
      {
        ...rest,
        commands: commands.map(argumentsOf),
        ...(env && {env: environments[env]}),
        ...(forbidden && {forbidden: new RegExp(forbidden)}),
        async ensureTools() {
          if (needs === 'generators') await ensurePackages('tests/generators');
          return ensure(requirements[needs ?? ''] ?? []);
        },
      },
    ],
  ),
);
