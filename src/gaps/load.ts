import path from 'node:path';
import {loadContract} from '../reference/contract/load';
import {loadSystems} from '../pms/model/load';
import {contractGaps} from './contract';
import type {Gaps} from './published';
import {systemGaps} from './systems';

/**
 * Collects what is not documented.
 *
 * @param root folder of the repository
 * @throws WriterError when the sources have a mistake
 */
export function loadGaps(root = '.'): Gaps {
  const contract = loadContract(path.join(root, 'openapi'));
  return {
    contract: contractGaps(contract, path.resolve(root, 'docs')),
    systems: systemGaps(loadSystems(root)),
  };
}
