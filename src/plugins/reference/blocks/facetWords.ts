import type {FacetName, Shape} from '../contract/compare';
import {exactTypeWords, limitWords, valueText} from './words';

const orNone = (value: unknown) => (value === undefined ? 'none' : valueText(value));

/** Formats a facet of a shape, such as its types or its default, as text. */
export const facetWords: Record<FacetName, (shape: Shape) => string> = {
  types: ({types}) => exactTypeWords(types),
  nullable: ({nullable}) => (nullable ? 'can be null' : 'never null'),
  required: ({required}) => (required ? 'required' : 'optional'),
  values: ({values}) => values?.map(valueText).join(', ') ?? 'any value',
  const: (shape) => orNone(shape.const),
  constraints: ({constraints = {}}) => limitWords(constraints) || 'no limit',
  default: (shape) => orNone(shape.default),
  deprecated: ({deprecated}) => (deprecated ? 'deprecated' : 'current'),
  mediaType: ({mediaType}) => mediaType ?? 'unknown',
};
