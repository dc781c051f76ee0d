// The data of a docs version is on every docs page. It holds title and description of every page, for the cards of the generated
// index pages; only the pages that such an index lists are kept. Its sidebar tells of each item what only those cards read, and
// what is so anyway; neither is kept.

/** @typedef {{type: string, href?: string, docId?: string, unlisted?: boolean, description?: string, items?: Item[]}} Item */

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
 * @param {Item[]} items
 * @param {Set<string>} cards ids of the pages on cards
 * @param {boolean} listed whether an index page shows these items as cards
 * @returns {Item[]} the same items with what a sidebar shows
 */
function shown(items, cards, listed) {
  return items.map((item) => {
    const {docId, unlisted, items: below, description, ...rest} = item;
    return {
      ...rest,
      ...(listed && description && {description}),
      ...(below && {items: shown(below, cards, generatedIndex.test(item.href ?? ''))}),
      // The breadcrumbs ask whether an item has one, the cards which.
      ...(docId && {docId: cards.has(docId) ? docId : '-'}),
      ...(unlisted && {unlisted}),
    };
  });
}

/**
 * @param {string} source the JSON that the docs plugin wrote
 * @returns {string} the same, without what no page shows
 */
module.exports = function cardsOnly(source) {
  const data = JSON.parse(source);
  if (!data.version?.docs) return source;
  const sidebars = Object.values(data.version.docsSidebars);
  const kept = new Set(sidebars.flatMap((items) => onCards(items, false)));
  const docs = Object.entries(data.version.docs).filter(([id]) => kept.has(id));
  const docsSidebars = Object.fromEntries(
    Object.entries(data.version.docsSidebars).map(([name, items]) => [
      name,
      shown(items, kept, false),
    ]),
  );
  return JSON.stringify({
    ...data,
    version: {...data.version, docs: Object.fromEntries(docs), docsSidebars},
  });
};
