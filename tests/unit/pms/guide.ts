import {readFileSync} from 'node:fs';

/** A small guide without a mistake. */
export const rightGuide = readFileSync('tests/unit/pms/harbour.mdx', 'utf8');

export const linkKeys = ['smoobu', 'guesty', 'hostaway'];
