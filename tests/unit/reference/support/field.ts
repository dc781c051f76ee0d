import type {Field} from '../../../../src/reference/blocks/blocks';

/** A documented field of a body of which nothing else is said. */
export const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  location: 'body',
  path: [name],
  anchor: `body-${name}`,
  types: [{type: 'string'}],
  nullable: false,
  required: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  constraints: {},
  entryConstraints: {},
  description: [],
  evidence: {level: 'documented'},
  children: [],
  isOpen: false,
  open: false,
  ...more,
});
