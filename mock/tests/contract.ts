import {loadBundles} from '../repository';

/** The contract of this repository. */
export const contract = await loadBundles();
