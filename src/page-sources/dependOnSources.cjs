/**
 * A loader before the MDX loader. It returns the source unchanged, and makes each page depend on the digests of its
 * sources, so that the preview and the bundler's cache recompile it when they change. One digest for all files of a
 * source keeps the number of dependencies low: hundreds of pages depend on hundreds of files each.
 *
 * @this {{
 *   resourcePath: string,
 *   getOptions(): {siteDir: string, digests: {file: string, shownBy: string, flags: string}[]},
 *   addDependency(file: string): void
 * }}
 * @param {string} source
 */
module.exports = function dependOnSources(source) {
  const {siteDir, digests} = this.getOptions();
  const page = this.resourcePath.slice(siteDir.length + 1).replaceAll('\\', '/');
  for (const {file, shownBy, flags} of digests) {
    if (new RegExp(shownBy, flags).test(`${page}\n${source}`)) this.addDependency(file);
  }
  return source;
};
