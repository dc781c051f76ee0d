const {readdirSync} = require('node:fs');
const path = require('node:path');

/**
 * A loader that changes nothing. It stands ahead of the MDX loader and makes each page that shows the contract depend on the
 * contract's files, so that the preview and the bundler's cache expand the page anew when one of them changes.
 *
 * @this {{getOptions(): {contractRoot: string}, addDependency(file: string): void, addContextDependency(folder: string): void}}
 * @param {string} source
 */
module.exports = function contractDependencies(source) {
  if (!/^(operation|resource|api):|<Api[A-Z]/m.test(source)) return source;
  const {contractRoot} = this.getOptions();
  this.addContextDependency(contractRoot);
  for (const name of readdirSync(contractRoot, {recursive: true, encoding: 'utf8'})) {
    if (name.endsWith('.yaml')) this.addDependency(path.join(contractRoot, name));
  }
  return source;
};
