/**
 * A loader that changes nothing. It stands ahead of the MDX loader and makes each page that shows the contract depend on the
 * contract's digest, so that the preview and the bundler's cache expand the page anew when the contract changes. One file stands
 * for all: to depend on each of them, for every page, would cost the square of their number.
 *
 * @this {{getOptions(): {digest: string}, addDependency(file: string): void}}
 * @param {string} source
 */
module.exports = function contractAsDependency(source) {
  if (/^(operation|resource|api):|<Api[A-Z]/m.test(source)) {
    this.addDependency(this.getOptions().digest);
  }
  return source;
};
