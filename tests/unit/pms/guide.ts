import {readFileSync} from 'node:fs';

/** A small PMS guide without mistakes. */
export const validGuide = readFileSync('tests/unit/pms/harbour.mdx', 'utf8');

/** Link keys that the guide may use. */
export const linkKeys = ['smoobu', 'guesty', 'hostaway'];
