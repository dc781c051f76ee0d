import {loadContract} from '../../mock/repository';

/** The descriptions of this repository, bundled once for a test file. */
export const contract = await loadContract();
