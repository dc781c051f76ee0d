/**
 * Finds vulnerabilities in packages that are shipped to the browser. `npm audit --omit=dev` can't separate these:
 * packages that only build the site are dependencies too.
 *
 * @param {string} output of `npm audit --json`
 * @param {string[]} shipped folders of the packages that are shipped to the browser, such as `node_modules/react`
 * @returns {{reaching: string[], others: number} | {unanswered: string}} a line for each vulnerability in a shipped
 *   package, and the number of other packages with one; or why the registry returned no report
 */
export function readReport(output, shipped) {
  /** @type {{vulnerabilities?: Record<string, Weakness>, message?: string, error?: {summary?: string}}} */
  let report = {};
  try {
    report = JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    // Without JSON, the output itself is returned as the reason.
  }
  const {vulnerabilities, message, error} = report;
  if (!vulnerabilities) {
    return {unanswered: message ?? error?.summary ?? (output.trim() || 'npm printed nothing')};
  }
  const reaching = Object.entries(vulnerabilities).flatMap(([name, {severity, nodes, via}]) => {
    const why = via.map((cause) =>
      typeof cause === 'string' ? `by ${cause}` : `${cause.title} (${cause.url})`,
    );
    return nodes
      .filter((node) => shipped.includes(node))
      .map(
        (node) =>
          `${name} in ${node}, ${severity}: ${why.join('; ')}. Raise its version in package.json, or set ` +
          'it under "overrides".',
      );
  });
  return {reaching, others: Object.keys(vulnerabilities).length - reaching.length};
}

/** @typedef {{severity: string, nodes: string[], via: (string | {title: string, url: string})[]}} Weakness */
