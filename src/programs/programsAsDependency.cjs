/**
 * A loader that changes nothing: it makes a guide depend on the programs, so that the preview and the bundler's cache notice
 * when a program has changed.
 *
 * @this {{getOptions(): {folder: string}, addContextDependency(folder: string): void}}
 * @param {string} content
 */
module.exports = function programsAsDependency(content) {
  this.addContextDependency(this.getOptions().folder);
  return content;
};
