const path = require('node:path');

/**
 * Bundler loader that runs before the MDX loader. It returns the page unchanged, but makes the page depend on its
 * sources. When a source changes, the bundler then recompiles the page, even if a compiled page is in the cache.
 *
 * @this {{
 *   resourcePath: string,
 *   getOptions(): {siteDir: string, sources: import('./sources').PageSource[]},
 *   addDependency(file: string): void,
 *   addContextDependency(folder: string): void
 * }}
 * @param {string} source text of the page
 */
module.exports = function dependOnSources(source) {
  const {siteDir, sources} = this.getOptions();
  const page = this.resourcePath.slice(siteDir.length + 1).replaceAll('\\', '/');
  for (const {shownBy, paths} of sources) {
    if (!new RegExp(shownBy, 'm').test(`${page}\n${source}`)) continue;
    for (const one of paths) {
      const absolute = path.join(siteDir, one);
      if (path.extname(one)) this.addDependency(absolute);
      else this.addContextDependency(absolute);
    }
  }
  return source;
};
