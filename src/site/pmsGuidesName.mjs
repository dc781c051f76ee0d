/** The folder of the PMS guides, below `docs` and in the addresses of the guides. Not TypeScript, because markdownlint imports it too. */
export const pmsGuidesName = 'PMS Specific Guides';
