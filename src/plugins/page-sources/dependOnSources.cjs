const path = require('node:path');

/**
 * Bundler loader that runs before the MDX loader. It returns the page unchanged, but makes the page depend on the
 * sources if it shows content of them. When a source changes, the bundler then recompiles the page, even if a compiled
 * page is in the cache.
 *
 * @this {{
 *   getOptions(): {showsSources: string, sources: string[]},
 *   addDependency(file: string): void,
 *   addContextDependency(folder: string): void
 * }}
 * @param {string} page text of the page
 */
module.exports = function dependOnSources(page) {
  const {showsSources, sources} = this.getOptions();
  if (!new RegExp(showsSources, 'm').test(page)) return page;
  for (const source of sources) {
    if (path.extname(source)) this.addDependency(source);
    else this.addContextDependency(source);
  }
  return page;
};
