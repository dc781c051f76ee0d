/**
 * A loader before the MDX loader. It leaves the source as it is, and makes each page depend on the digests of what
 * the page is built from, so that the preview and the bundler's cache compile it again when that changes. Hundreds of
 * pages with hundreds of files each would be too many dependencies, hence one digest for all files of a source.
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
