import {readFileSync} from 'node:fs';
import type {Surroundings} from '../../../src/pms/model/validate';

/** A small guide without a mistake. */
export const rightGuide = readFileSync('tests/unit/pms/harbour.mdx', 'utf8');

export const surroundings: Surroundings = {
  linkKeys: ['smoobu', 'guesty', 'hostaway'],
  today: '2026-11-21',
};
