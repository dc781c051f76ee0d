// Every page carries the address of every other one, for version menus and navbar items that follow a sidebar. The navbar
// names its pages, so as long as there is one version, only its main page is kept.

/**
 * @param {string} source the JSON of the site's global data
 * @returns {string} the same, with one page of the docs version; with all of them where there are several versions
 * @throws {Error} when the data is not as expected, as it may be after an upgrade
 */
module.exports = function mainDocOnly(source) {
  const data = JSON.parse(source);
  const docs = data['docusaurus-plugin-content-docs'];
  if (!docs) return source;
  for (const {versions} of Object.values(docs)) {
    if (!versions?.every((/** @type {{docs?: unknown}} */ {docs: pages}) => Array.isArray(pages))) {
      throw new Error(
        'The data of the docs plugin holds no versions with pages, as expected: look at what it writes to globalData.json now, and adapt src/first-paint/trim-page-data/mainDocOnly.cjs.',
      );
    }
    // The banner of an older version leads to the page's counterpart, and a menu of versions to those of each.
    if (versions.length > 1) continue;
    for (const version of versions) {
      version.docs = version.docs.filter(
        (/** @type {{id: string}} */ {id}) => id === version.mainDocId,
      );
    }
  }
  return JSON.stringify(data);
};
