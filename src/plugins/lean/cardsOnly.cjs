// The data of a docs version holds title and description of every page, for the cards of the generated index pages. Only the
// pages that such an index lists are kept.

/** @typedef {{type: string, href?: string, docId?: string, items?: Item[]}} Item */

const generatedIndex = /\/category\/[^/]+$/;

/**
 * @param {Item[]} items
 * @param {boolean} listed whether an index page shows these items as cards
 * @returns {string[]} ids of the pages on cards
 */
function onCards(items, listed) {
  return items.flatMap(({type, href = '', docId, items: below = []}) => {
    if (type === 'category') return onCards(below, generatedIndex.test(href));
    return listed && docId ? [docId] : [];
  });
}

/**
 * @param {string} source the JSON that the docs plugin wrote
 * @returns {string} the same, without the pages that are on no card
 */
module.exports = function cardsOnly(source) {
  const data = JSON.parse(source);
  if (!data.version?.docs) return source;
  const sidebars = Object.values(data.version.docsSidebars);
  const kept = new Set(sidebars.flatMap((items) => onCards(items, false)));
  const docs = Object.entries(data.version.docs).filter(([id]) => kept.has(id));
  return JSON.stringify({
    ...data,
    version: {...data.version, docs: Object.fromEntries(docs)},
  });
};
