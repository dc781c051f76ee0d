/**
 * A loader that runs before the MDX loader. It returns the source unchanged, but makes each page depend on the digests
 * of its sources, so that it is recompiled when they change, in the preview and with the bundler's cache. Hundreds of
 * pages depend on hundreds of files each, so all files of a source have one digest.
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
