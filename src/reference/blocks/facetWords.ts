import type {FacetName, Shape} from '../contract/compare';
import type {Constraints} from '../contract/types';
import {exactTypeWords, limitWords, valueText} from './words';

const orNone = (value: unknown) => (value === undefined ? 'none' : valueText(value));

const limits = (constraints: Constraints = {}) => limitWords(constraints) || 'no limit';

/** Formats one facet of a shape as text. */
export const facetWords: Record<FacetName, (shape: Shape) => string> = {
  types: ({types}) => exactTypeWords(types),
  nullable: ({nullable}) => (nullable ? 'can be null' : 'never null'),
  required: ({required}) => (required ? 'required' : 'optional'),
  values: ({values}) => values?.map(valueText).join(', ') ?? 'any value',
  const: (shape) => orNone(shape.const),
  constraints: ({constraints}) => limits(constraints),
  entryConstraints: ({entryConstraints}) => `each entry: ${limits(entryConstraints)}`,
  default: (shape) => orNone(shape.default),
  deprecated: ({deprecated}) => (deprecated ? 'deprecated' : 'current'),
  mediaType: ({mediaType}) => mediaType ?? 'unknown',
};
