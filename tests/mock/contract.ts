import {loadBundles} from '../../mock/repository';

/** The contract of this repository, bundled once for all test files of a worker. */
export const contract = await loadBundles();
