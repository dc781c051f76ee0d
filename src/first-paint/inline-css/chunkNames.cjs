// During server rendering, Docusaurus records the modules of a page by their paths, and looks up their scripts for the
// head of the page. The bundler lists its files by the names of chunks, so no script is found, and the application
// requests them when it runs. This loader records each module by the name of its chunk.

/**
 * @param {string} source `registry.js`, which Docusaurus generates
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
      'registry.js is not as expected: compare what Docusaurus generates now, ' +
        'and adapt src/first-paint/inline-css/chunkNames.cjs.',
    );
  }
  return named;
};
