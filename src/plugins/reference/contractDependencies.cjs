/**
 * A loader that changes nothing. It stands ahead of the MDX loader and makes each page that shows the contract depend on the
 * contract's files and on the PMS guides, whose facts it shows too, so that the preview and the bundler's cache expand the page
 * anew when one of them changes.
 *
 * @this {{getOptions(): {contractRoot: string, guides: string}, addContextDependency(folder: string): void}}
 * @param {string} source
 */
module.exports = function contractDependencies(source) {
  if (!/^(operation|resource|api):|<Api[A-Z]/m.test(source)) return source;
  const {contractRoot, guides} = this.getOptions();
  this.addContextDependency(contractRoot);
  this.addContextDependency(guides);
  return source;
};
