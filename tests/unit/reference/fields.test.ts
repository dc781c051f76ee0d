// Tests how the reference shows the fields of a schema.
import {expect, test} from 'vitest';
import type {Operation, Schema} from '../../../src/plugins/reference/contract/model';
import {bodyFields, entityFields, flatten} from '../../../src/plugins/reference/blocks/fields';
import {StaticBlocks} from '../../../src/plugins/reference/components/static';
import {renderStatic} from '../../../src/site/render';
import {markdownOfBlocks} from '../../support/markdown';
import {readRows} from '../../support/readRows';

const cases = readRows<{
  schema: Schema;
  shows: string;
}>('tests/unit/reference/fields.yaml');

/** Returns the fields of a request body with this schema. */
const fieldsOf = (schema: Schema) =>
  bodyFields({requestBody: {content: {schema}}} as Partial<Operation> as Operation);

test.each(cases)('the field of $schema is shown as $shows', ({schema, shows}) => {
  const fields = fieldsOf({properties: {it: schema}});
  expect(markdownOfBlocks([{kind: 'fields', label: 'Body', fields}])).toBe(`- \`it\` ${shows}`);
});

const variants: Schema = {
  properties: {price: {anyOf: [{properties: {a: {}}}, {properties: {a: {}}}]}},
};

// tests/built/reference.test.ts checks the anchors of all other fields.
test('the anchors of fields with variants include the number of the variant', () => {
  const anchors = flatten(fieldsOf(variants)).map(({anchor}) => anchor);
  expect(anchors).toEqual(
    ['price', 'price.option-1', 'price.option-1.a', 'price.option-2', 'price.option-2.a'].map(
      (name) => `body-${name}`,
    ),
  );
});

test('nested fields are collapsed, except the first level of a request', () => {
  const html = (schema: Schema, read = entityFields) =>
    renderStatic(StaticBlocks, {blocks: [{kind: 'fields', label: 'It', fields: read(schema)}]});
  const object: Schema = {type: 'object', properties: {a: {}}};
  const one = html({properties: {it: object, other: {}}});
  expect(one).toMatch(/<details><summary[^>]*>1 field of <code>it<\/code>/);
  expect(html({properties: {it: object}}, fieldsOf)).toContain('<details open="">');
});
