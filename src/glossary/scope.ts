/** Pages that are read from top to bottom. A reference page explains its own fields, and the glossary links to nothing but pages. */
const read =
  /^docs\/(guides\/.+|calrylink|introduction|[^/]+\/(overview|authentication|ratelimits))\.mdx$/;

/** @param file path of a page below the project's folder, with slashes */
export const linksTerms = (file: string): boolean =>
  read.test(file) && file !== 'docs/guides/glossary.mdx';
