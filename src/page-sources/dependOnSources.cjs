const path = require('node:path');

/**
 * A loader that runs before the MDX loader. It returns the source unchanged, but makes each page depend on its sources,
 * so that it is recompiled when they change, in the preview and with the bundler's cache.
 *
 * @this {{
 *   resourcePath: string,
 *   getOptions(): {siteDir: string, sources: {shownBy: string, flags: string, paths: string[]}[]},
 *   addDependency(file: string): void,
 *   addContextDependency(folder: string): void
 * }}
 * @param {string} source
 */
module.exports = function dependOnSources(source) {
  const {siteDir, sources} = this.getOptions();
  const page = this.resourcePath.slice(siteDir.length + 1).replaceAll('\\', '/');
  for (const {shownBy, flags, paths} of sources) {
    if (!new RegExp(shownBy, flags).test(`${page}\n${source}`)) continue;
    for (const one of paths) {
      const absolute = path.join(siteDir, one);
      if (path.extname(one)) this.addDependency(absolute);
      else this.addContextDependency(absolute);
    }
  }
  return source;
};
