/**
 * A loader that changes nothing: it makes a page that shows facts of all guides depend on their folder, so that the preview
 * and the bundler's cache notice when a guide has changed.
 *
 * @this {{getOptions(): {folder: string}, addContextDependency(folder: string): void}}
 * @param {string} content
 */
module.exports = function guidesAsDependency(content) {
  this.addContextDependency(this.getOptions().folder);
  return content;
};
