/**
 * A loader that changes nothing. It stands ahead of the MDX loader and makes each page depend on the digests of what it is built
 * from, so that the preview and the bundler's cache expand the page anew when that changes. One file stands for all of a kind: to
 * depend on each of them, for every page, would cost the square of their number.
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
