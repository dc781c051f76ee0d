/**
 * A loader that changes nothing: it makes a page that links terms depend on the glossary, so that the preview and the
 * bundler's cache notice when a term has changed.
 *
 * @this {{getOptions(): {file: string}, addDependency(file: string): void}}
 * @param {string} content
 */
module.exports = function glossaryAsDependency(content) {
  this.addDependency(this.getOptions().file);
  return content;
};
