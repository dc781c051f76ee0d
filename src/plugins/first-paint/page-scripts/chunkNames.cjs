// A loader that makes Docusaurus find the scripts of a page. During server rendering, Docusaurus records the modules of
// a page by path, but the bundler lists files by chunk name. Docusaurus would find no script, and the application would
// request the scripts only when it runs. The loader replaces the path of each module with the name of its chunk.

/**
 * @param {string} source `registry.js`, which Docusaurus generates
 * @returns {string} the source with chunk names instead of module paths
 */
module.exports = function chunkNames(source) {
  return source.replaceAll(
    /^( {2}("[^"]+"): \[.*), "[^"]*", (require\.resolveWeak\()/gm,
    '$1, $2, $3',
  );
};
