// While a page is rendered, Docusaurus notes the modules that it is made of, and writes the scripts that hold them into its head. It
// notes them by their names in the project, but the bundler lists its files by the names of chunks; so no page names its own
// scripts, and asks for them only when the application runs. Here each module is noted by its chunk.

/**
 * @param {string} source the registry of modules that Docusaurus wrote
 * @returns {string} the same, each module with the name of its chunk
 * @throws {Error} when the registry is not as expected, as it may be after an upgrade
 */
module.exports = function chunkNames(source) {
  const named = source.replaceAll(
    /^( {2}("[^"]+"): \[.*), "[^"]*", (require\.resolveWeak\()/gm,
    '$1, $2, $3',
  );
  if (named === source && source.includes('resolveWeak')) {
    throw new Error(
      'The registry of modules names none as expected: look at what Docusaurus writes to registry.js now, and adapt src/first-paint/inline-css/chunkNames.cjs.',
    );
  }
  return named;
};
