/** The folder of the PMS guides, below `docs` and in the addresses of the guides. */
export const pmsGuidesName = 'PMS Specific Guides';
