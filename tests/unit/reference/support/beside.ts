import type {Beside} from '../../../../src/reference/blocks/operation';

/** Neither samples nor a changelog. */
export const nothingBeside: Beside = {samplesFor: () => [], changelogOf: () => []};
