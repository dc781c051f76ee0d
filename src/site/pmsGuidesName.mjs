/** The folder of the PMS guides, below `docs` and in their addresses. Not TypeScript: markdownlint imports it too. */
export const pmsGuidesName = 'PMS Specific Guides';
