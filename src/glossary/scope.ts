/**
 * Pages that are read from top to bottom: they link terms. A reference page explains its own fields, and the glossary links to nothing
 * but pages.
 */
export const linkingPages =
  /^docs\/(?:guides\/(?!glossary\.).+|calrylink|introduction|[^/]+\/(?:overview|authentication|ratelimits))\.mdx(?:\n|$)/;

/** @param file path of a page below the project's folder, with slashes */
export const linksTerms = (file: string): boolean => linkingPages.test(file);
