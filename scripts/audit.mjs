// `npm run audit`: asks the package registry for known vulnerabilities. It fails if one is in a package that is shipped
// to the browser and, without `--report-only`, if the registry returns no report. Vulnerabilities in packages that only
// build or test the site are only counted.
import {readReport} from './lib/audit.mjs';
import {runNpm} from './lib/run.mjs';
import {shippedPackages} from '../src/shipped-packages/inventory.mjs';

try {
  const shipped = shippedPackages();
  const {output} = await runNpm(['audit', '--json', '--loglevel=silent'], {quiet: true});
  const result = readReport(output, shipped);
  if ('unanswered' in result) {
    const reason = `known vulnerabilities: the package registry returned no report (${result.unanswered})`;
    if (!process.argv.includes('--report-only')) throw new Error(`Not checked: ${reason}`);
    console.log(`NOT RUN: ${reason}`);
    process.exit();
  }
  if (result.reaching.length > 0) throw new Error(result.reaching.join('\n'));
  console.log(
    `No known vulnerability in the ${shipped.length} packages shipped to the browser; ${result.others} packages ` +
      'that build or test the site have one.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
