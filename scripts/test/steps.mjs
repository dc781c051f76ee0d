// The steps of `npm test` and `npm run test:all`.
import {spellingArguments} from '../../prose/spelling.mjs';
import {hosted} from '../lib/hosted.mjs';
import {ensurePackages} from '../lib/install.mjs';
import {deployTools, ensure} from '../lib/tools.mjs';

/**
 * @typedef {object} Step
 * @property {string[][]} commands each a tool of a package, or a script of this project, with its arguments
 * @property {boolean} [slow] runs in `npm run test:all` only
 * @property {string} [after] the step that must have passed before, where that one runs too
 * @property {Record<string, string>} [env] environment variables
 * @property {RegExp} [forbidden] output that makes the step fail
 * @property {() => Promise<string[]>} [missing] installs what the step needs, as root on Debian; returns a line for
 *   each tool that is still missing, with how to install it
 */

/** Variables that change what is built, switched off: the tests expect the default build. */
const neutral = {
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  PUBLIC_POSTHOG_KEY: '',
  PUBLIC_POSTHOG_HOST: '',
  EDIT_URL: '',
  ASSISTANT_LINKS: '',
};

const fast = '--tags-filter=!slow';
const slow = '--tags-filter=slow';

/**
 * @param {string[]} projects folders below `tests`
 * @param {...string} options
 */
const vitest = (projects, ...options) => [
  'vitest',
  'run',
  '--config=tests/vitest.config.mts',
  ...projects.map((project) => `--project=${project}`),
  ...options,
];

/** @param {...string} options */
const playwright = (...options) => [
  'playwright',
  'test',
  '--config=tests/playwright.config.ts',
  ...(process.env.SHARD ? [`--shard=${process.env.SHARD}`] : []),
  ...options,
];

/** @type {NonNullable<Step['missing']>} */
const chromium = async () => (await import('../lib/browser.mjs')).missingChromium();

/** @type {NonNullable<Step['missing']>} */
const engines = async () => (await import('../lib/engines.mjs')).ensureEngines();

/** @type {NonNullable<Step['missing']>} */
const languages = async () => ensure((await import('../lib/toolchains.mjs')).allToolchains);

/**
 * Steps start in this order, each as soon as a core is free and the step that it needs has passed.
 *
 * @type {Record<string, Step>}
 */
export const steps = {
  build: {commands: [['docusaurus', 'build']], env: neutral, forbidden: /\[WARNING\]/},
  browser: {
    commands: [playwright('--project=chromium', '--grep-invert=@slow')],
    after: 'build',
    missing: chromium,
  },
  samples: {
    commands: [vitest(['samples', 'guides'], fast)],
    missing: async () => ensure((await import('../lib/toolchains.mjs')).requiredToolchains),
  },
  unit: {commands: [vitest(['unit', 'writers'], fast)]},
  built: {commands: [vitest(['built', 'mock'], fast)], after: 'build'},
  types: {commands: [['tsc', '--noEmit']]},
  format: {commands: [['prettier', '--check', '--log-level=warn', '--cache', '.']]},
  lint: {commands: [['oxlint', '--deny-warnings']]},
  prose: {commands: [['markdownlint-cli2'], ['cspell', ...spellingArguments], ['prose/code.mjs']]},
  pages: {commands: [['scripts/check.mjs', '--pages']]},
  contract: {commands: [['redocly', 'lint', '--max-problems=50']]},
  dependencies: {
    commands: [
      ['knip'],
      ['depcruise', 'src', 'mock', 'scripts', 'docusaurus.config.ts', 'sidebars.ts'],
    ],
  },

  hosted: {
    commands: [['docusaurus', 'build', '--out-dir=build-hosted']],
    env: hosted,
    slow: true,
    after: 'build',
    forbidden: /\[WARNING\]/,
  },
  'browser-slow': {
    commands: [playwright('--project=chromium', '--grep=@slow')],
    slow: true,
    after: 'hosted',
    missing: engines,
  },
  engines: {
    commands: [playwright('--project=smoke-*', '--pass-with-no-tests')],
    slow: true,
    after: 'build',
    missing: engines,
  },
  languages: {
    commands: [vitest(['samples', 'guides', 'mock'], slow)],
    slow: true,
    after: 'build',
    missing: languages,
  },
  writers: {commands: [vitest(['unit', 'writers', 'built'], slow)], slow: true, after: 'hosted'},
  generators: {
    commands: [vitest(['generators'])],
    slow: true,
    missing: async () => {
      await ensurePackages('tests/generators');
      return languages();
    },
  },
  deploy: {
    // One file after the other: a build beside the load test would be measured with it.
    commands: [vitest(['deploy'], '--no-file-parallelism')],
    slow: true,
    after: 'hosted',
    missing: () => ensure(deployTools),
  },
  audit: {commands: [['scripts/audit.mjs', '--report-only']], slow: true, after: 'hosted'},
};
