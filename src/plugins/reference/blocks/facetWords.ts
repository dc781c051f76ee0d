import type {FacetName} from '../contract/compare';
import type {Field} from '../contract/fields';
import {exactTypeWords, limitWords, valueText} from './words';

const orNone = (value: unknown) => (value === undefined ? 'none' : valueText(value));

/** Formats a facet of a field, such as its types or its default, as text. */
export const facetWords: Record<FacetName, (field: Field) => string> = {
  types: ({types}) => exactTypeWords(types),
  nullable: ({nullable}) => (nullable ? 'can be null' : 'never null'),
  required: ({required}) => (required ? 'required' : 'optional'),
  values: ({values}) => values?.map(({value}) => valueText(value)).join(', ') ?? 'any value',
  const: (field) => orNone(field.const),
  constraints: ({constraints}) => limitWords(constraints) || 'no limit',
  default: (field) => orNone(field.default),
  deprecated: ({deprecated}) => (deprecated ? 'deprecated' : 'current'),
};
