import {runNpm} from './run.mjs';

/** @typedef {{severity: string, nodes: string[], via: (string | {title: string, url: string})[]}} Weakness */

/**
 * @param {Record<string, Weakness>} weaknesses of npm's report, by package
 * @param {string[]} shipped folders of the packages that reach the reader's browser, such as `node_modules/react`
 * @returns {string[]} a line for each known weakness of one of these
 */
export function reachingReader(weaknesses, shipped) {
  return Object.entries(weaknesses).flatMap(([name, {severity, nodes, via}]) =>
    nodes
      .filter((node) => shipped.includes(node))
      .map((node) => {
        const why = via.map((cause) =>
          typeof cause === 'string' ? `by ${cause}` : `${cause.title} (${cause.url})`,
        );
        return `${name} in ${node}, ${severity}: ${why.join('; ')}. Raise its version in package.json, or set it under "overrides".`;
      }),
  );
}

/**
 * Asks the package registry for known weaknesses of what is installed.
 *
 * @param {string[]} shipped folders of the packages that reach the reader's browser
 * @returns {Promise<{reaching: string[], others: number} | {unanswered: string}>} lines for those that reach the reader and the
 *   number of packages that only build or test the site; or why the registry did not answer
 */
export async function audit(shipped) {
  const {output} = await runNpm(['audit', '--json', '--loglevel=silent'], {quiet: true});
  return readReport(output, shipped);
}

/**
 * @param {string} output what npm printed
 * @param {string[]} shipped
 * @returns {Awaited<ReturnType<typeof audit>>}
 */
export function readReport(output, shipped) {
  const start = output.indexOf('{');
  /** @type {{vulnerabilities?: Record<string, Weakness>, message?: string, error?: {summary?: string}}} */
  let report = {};
  try {
    report = JSON.parse(output.slice(start));
  } catch {
    return {unanswered: output.trim() || 'npm printed nothing'};
  }
  const {vulnerabilities, message, error} = report;
  if (!vulnerabilities) return {unanswered: message ?? error?.summary ?? output.trim()};
  const reaching = reachingReader(vulnerabilities, shipped);
  return {reaching, others: Object.keys(vulnerabilities).length - reaching.length};
}
