import type {Beside} from '../../../../src/contract/reference/operation';

/** Neither samples nor a changelog. */
export const nothingBeside: Beside = {samplesFor: () => [], changelogOf: () => []};
