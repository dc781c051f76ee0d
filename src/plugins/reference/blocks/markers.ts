// The markers that a page can contain, such as `<ApiOperations />`, and the blocks that replace them.
import {ProblemError} from '../../../site/problem';
import type {Contract, Api} from '../contract/model';
import type {Block} from './blocks';
import {operationsBlock} from './links';
import {successorsBlocks, versionComparison} from './versionComparison';

/** Lists every operation of an API, with a heading for each resource. */
export function operationsBlocks({resources}: Api): Block[] {
  return resources.flatMap((resource): Block[] => [
    {kind: 'heading', depth: 3, text: resource.displayName, id: `operations-${resource.name}`},
    ...operationsBlock(resource),
  ]);
}

/** For each marker, the function that returns its blocks. */
export const markers = {
  ApiOperations: (_: Contract, api: Api): Block[] => operationsBlocks(api),
  ApiSuccessors: (contract: Contract): Block[] => successorsBlocks(contract),
  ApiChanges: (contract: Contract): Block[] => versionComparison(contract),
} as const;

export type Marker = keyof typeof markers;

/**
 * Returns the blocks that replace a marker.
 *
 * @param api the API that the marker or the page's front matter names
 * @throws ProblemError if `api` is undefined
 */
export function markerBlocks(marker: Marker, contract: Contract, api: Api | undefined): Block[] {
  if (!api) {
    throw new ProblemError(
      `<${marker}/> needs a front matter key "api" that names the API: ` +
        `${Object.keys(contract.apis).join(', ')}.`,
    );
  }
  return markers[marker](contract, api);
}
