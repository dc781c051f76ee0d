// Prints the matrix of the workflow's slow jobs: `node .github/slowSteps.mjs [base commit of a pull request]`.
import {execFileSync} from 'node:child_process';

/**
 * Slow steps of `npm run test:all` by job, with the files whose change calls for them on a pull request.
 *
 * @type {{steps: string, shard?: string, files: RegExp}[]}
 */
const jobs = [
  {
    steps: 'build languages generators',
    files:
      /^(openapi|samples|mock|src\/(reference|mock-package)|tests\/(samples|guides|mock|generators))\//,
  },
  {
    steps: 'build hosted writers',
    files: /^(src\/(check-pages|docusaurus-patches|pms)|scripts|openapi\/rules|tests\/writers)\//,
  },
  {
    steps: 'build hosted deploy audit',
    files:
      /^(deploy|static|src\/(after-build|policy|redirects|first-paint)|tests\/deploy)\/|^package-lock\.json$/,
  },
  {
    steps: 'build engines',
    files: /^(src\/(theme|blog|page-layout|first-paint|search|css)|tests\/smoke)\//,
  },
  ...['1/2', '2/2'].map((shard) => ({
    steps: 'build hosted browser-slow',
    shard,
    files:
      /^(src\/(theme|blog|page-layout|first-paint|search|css|components|pages|analytics)|tests\/browser)\//,
  })),
];

const [base] = process.argv.slice(2);
const changed = base
  ? execFileSync('git', ['diff', '--name-only', `${base}...HEAD`], {encoding: 'utf8'}).split('\n')
  : undefined;
const chosen = jobs.filter(({files}) => !changed || changed.some((file) => files.test(file)));
console.log(`jobs=${JSON.stringify(chosen.map(({steps, shard = ''}) => ({steps, shard})))}`);
