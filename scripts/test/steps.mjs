// Loads the test steps from steps.yaml.
import {readData} from '../lib/data.mjs';
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

/** @type {Record<string, Step>} */
export const steps = Object.fromEntries(
  Object.entries(readData('scripts/test/steps.yaml')).map(
    ([name, {commands, forbidden, needs, ...rest}]) => [
      name,
      {
        ...rest,
        commands: commands.map((command) => command.split(' ')),
        ...(forbidden && {forbidden: new RegExp(forbidden)}),
        async ensureTools() {
          if (needs === 'generators') await ensurePackages('tests/generators');
          return ensure(requirements[needs ?? ''] ?? []);
        },
      },
    ],
  ),
);
