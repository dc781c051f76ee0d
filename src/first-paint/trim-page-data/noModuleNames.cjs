// Every page carries, for each module that a route may load, its name in the project. The server notes them while it renders; in
// the browser nothing reads them.

/**
 * @param {string} source the registry of modules that Docusaurus wrote
 * @returns {string} the same with empty names
 */
module.exports = function noModuleNames(source) {
  return source.replaceAll(/, "@[^"]*", require\.resolveWeak/g, ', "", require.resolveWeak');
};
