/**
 * Pages in which glossary terms are linked: those that are read from top to bottom. Reference pages explain their own
 * fields, and the glossary links to pages only.
 */
export const linkingPages =
  /^docs\/(?:guides\/(?!glossary\.).+|calrylink|introduction|[^/]+\/(?:overview|authentication|ratelimits))\.mdx(?!.)/;

/** @param file path of a page below the project's folder, with slashes */
export const linksTerms = (file: string): boolean => linkingPages.test(file);
