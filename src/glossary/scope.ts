/**
 * Pages that are read from top to bottom, in which terms are linked. Reference pages explain their own fields, and the
 * glossary has links to pages only.
 */
export const linkingPages =
  /^docs\/(?:guides\/(?!glossary\.).+|calrylink|introduction|[^/]+\/(?:overview|authentication|ratelimits))\.mdx(?:\n|$)/;

/** @param file path of a page below the project's folder, with slashes */
export const linksTerms = (file: string): boolean => linkingPages.test(file);
