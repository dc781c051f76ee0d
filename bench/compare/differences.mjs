/** @typedef {import('./site.mjs').Page} Page */
/** @typedef {ReturnType<typeof import('./site.mjs').readSite>} Site */

/**
 * What differs between two builds.
 *
 * @typedef {{
 *   added: string[],
 *   removed: string[],
 *   changed: string[],
 *   restyled: string[],
 *   sizes: Size[],
 * }} Differences `restyled` has one page of each kind when the style sheets differ, apart from those that changed
 */

/**
 * Medians of a kind of page, in bytes.
 *
 * @typedef {{kind: string, pages: Pair, html: Pair, script: Pair, style: Pair}} Size
 * @typedef {{before: number, after: number}} Pair
 */

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * @param {Site} before
 * @param {Site} after
 * @returns {Size[]}
 */
function sizes(before, after) {
  const all = [...before.pages.values(), ...after.pages.values()];
  return [...new Set(all.map(({kind}) => kind))].sort().map((kind) => {
    const [was, is] = [before, after].map(({pages}) =>
      [...pages.values()].filter((page) => page.kind === kind),
    );
    const pair = (/** @type {(pages: Page[]) => number} */ value) => ({
      before: value(was ?? []),
      after: value(is ?? []),
    });
    const middle = (/** @type {'html' | 'script' | 'style'} */ part) =>
      pair((pages) => median(pages.map((page) => page[part])));
    return {
      kind,
      pages: pair(({length}) => length),
      html: middle('html'),
      script: middle('script'),
      style: middle('style'),
    };
  });
}

/**
 * @param {Site} before
 * @param {Site} after
 * @returns {Differences}
 */
export function differences(before, after) {
  const common = [...after.pages.values()].filter(({route}) => before.pages.has(route));
  const changed = common.filter((page) => {
    const was = before.pages.get(page.route);
    return was?.body !== page.body || was.title !== page.title;
  });
  const still = common.filter((page) => !changed.includes(page));
  /** @type {Map<string, string>} */
  const firsts = new Map();
  for (const {kind, route} of still) if (!firsts.has(kind)) firsts.set(kind, route);
  return {
    added: [...after.pages.keys()].filter((route) => !before.pages.has(route)),
    removed: [...before.pages.keys()].filter((route) => !after.pages.has(route)),
    changed: changed.map(({route}) => route),
    restyled: before.styles === after.styles ? [] : [...firsts.values()].sort(),
    sizes: sizes(before, after),
  };
}
