// `npm run audit`: asks the package registry for known vulnerabilities. Fails if a package that is shipped to the
// browser has a vulnerability, or if the registry returns no report. `npm audit --omit=dev` would also report packages
// that only build the site, because they are dependencies too.
import {runNpm} from './lib/run.mjs';
import {shippedPackages} from '../src/plugins/shipped-packages/inventory.mjs';

try {
  const shipped = shippedPackages();
  const {output} = await runNpm(['audit', '--json', '--loglevel=silent'], {quiet: true});
  /** @type {{vulnerabilities?: Record<string, {severity: string, nodes: string[]}>}} */
  const {vulnerabilities} = JSON.parse(output);
  if (!vulnerabilities) throw new Error(`The package registry returned no report: ${output}`);
  const found = Object.entries(vulnerabilities)
    .filter(([, {nodes}]) => nodes.some((node) => shipped.includes(node)))
    .map(([name, {severity}]) => `${name} (${severity})`);
  if (found.length > 0) {
    throw new Error(
      `Shipped packages with a vulnerability: ${found.join(', ')}. \`npm audit\` describes them.`,
    );
  }
  console.log(`No known vulnerability in the ${shipped.length} packages shipped to the browser.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
