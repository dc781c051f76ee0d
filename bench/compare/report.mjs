/** @typedef {import('./differences.mjs').Differences} Differences */
/** @typedef {import('./differences.mjs').Pair} Pair */

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {Pair} pair */
function sizeCell({before, after}) {
  const change = after - before;
  if (change === 0) return kilobytes(after);
  return `${kilobytes(after)} (${change > 0 ? '+' : '−'}${kilobytes(Math.abs(change))})`;
}

/** @param {Pair} pair */
function countCell({before, after}) {
  return before === after ? String(after) : `${after} (was ${before})`;
}

/**
 * @param {string} title
 * @param {string[]} routes
 * @param {ReadonlySet<string>} pictured
 */
function list(title, routes, pictured) {
  if (routes.length === 0) return [];
  return [
    `## ${title}: ${routes.length}`,
    '',
    ...routes.map(
      (route) => `- \`${route}\`${pictured.has(route) ? `, pictures \`${fileName(route)}\`` : ''}`,
    ),
    '',
  ];
}

/**
 * @param {string} route
 * @returns {string} what the pictures of a page are called, apart from `before/` or `after/`
 */
export function fileName(route) {
  return `${route.slice(1).replaceAll(/[^\w.-]+/g, '-') || 'home'}.png`;
}

/**
 * Chooses the pages to picture: those that changed first, then what is new, gone or restyled.
 *
 * @param {Differences} found
 * @param {number} most
 * @returns {{chosen: string[], left: number}} `left` pages are not pictured
 */
export function choose({changed, added, removed, restyled}, most) {
  const all = [...changed, ...restyled, ...added, ...removed];
  return {chosen: all.slice(0, most), left: Math.max(all.length - most, 0)};
}

/**
 * @param {Differences} found
 * @param {{chosen: string[], left: number}} pictures
 * @returns {string} the report, in Markdown
 */
export function reportText(found, {chosen, left}) {
  const pictured = new Set(chosen);
  const rows = found.sizes.map(
    ({kind, pages, html, script, style}) =>
      `| ${kind} | ${countCell(pages)} | ${[html, script, style].map(sizeCell).join(' | ')} |`,
  );
  const nothing = [found.added, found.removed, found.changed, found.restyled].every(
    ({length}) => length === 0,
  );
  return [
    '# What this change does to the site',
    '',
    'Medians of each kind of page, compressed as a browser fetches them, after the change and the difference.',
    '',
    '| kind | pages | HTML | script | CSS |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...(nothing ? ['No page differs.', ''] : []),
    ...list('Pages changed', found.changed, pictured),
    ...list('Pages added', found.added, pictured),
    ...list('Pages removed', found.removed, pictured),
    ...list('Style sheets changed: a page of each kind', found.restyled, pictured),
    ...(left > 0 ? [`${left} more pages are not pictured; the pictures are capped.`, ''] : []),
  ].join('\n');
}
