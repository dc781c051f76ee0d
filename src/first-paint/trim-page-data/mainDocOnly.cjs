// Every page carries the address of every other one, for version menus and navbar items that follow a sidebar. There is one
// version, and the navbar names its pages, so only the main page of the version is kept.

/**
 * @param {string} source the JSON of the site's global data
 * @returns {string} the same, with one page for each docs version
 */
module.exports = function mainDocOnly(source) {
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) {
      version.docs = version.docs.filter(
        (/** @type {{id: string}} */ {id}) => id === version.mainDocId,
      );
    }
  }
  return JSON.stringify(data);
};
