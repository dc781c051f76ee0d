// Every page carries, for each module that a route may load, its name in the project. The server notes them while it renders; in
// the browser nothing reads them.

/**
 * @param {string} source the registry of modules that Docusaurus wrote
 * @returns {string} the same with empty names
 * @throws {Error} when the registry is not as expected, as it may be after an upgrade
 */
module.exports = function noModuleNames(source) {
  const unnamed = source.replaceAll(
    /, "@[^"]*", require\.resolveWeak/g,
    ', "", require.resolveWeak',
  );
  if (unnamed === source && source.includes('resolveWeak')) {
    throw new Error(
      'The registry of modules names none as expected: look at what Docusaurus writes to registry.js now, and adapt src/first-paint/trim-page-data/noModuleNames.cjs.',
    );
  }
  return unnamed;
};
