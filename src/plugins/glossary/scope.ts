/**
 * Matches the pages on which glossary terms are linked: guides and other pages that are read from top to bottom.
 * Reference pages explain their own fields.
 */
export const linkingPages =
  /^docs\/(?:guides\/(?!glossary\.).+|calrylink|introduction|[^/]+\/(?:overview|authentication|ratelimits))\.mdx(?!.)/;

/**
 * Returns true if glossary terms are linked on a page.
 *
 * @param file path of the page relative to the repository root, with `/` as separator
 */
export const linksTerms = (file: string): boolean => linkingPages.test(file);
