/** Where the guides are, from the root of the repository. */
export const guidesFolder = 'docs/PMS Specific Guides';
