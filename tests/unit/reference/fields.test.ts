import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import type {Schema} from '../../../src/reference/contract/model';
import {fieldsOf, flatten} from '../../../src/reference/blocks/fields';
import {blockHtml} from '../../../src/reference/emitters/html';
import {ReferenceMarkdown} from '../../../src/reference/emitters/markdown';

const cases = parse(readFileSync('tests/unit/reference/fields.yaml', 'utf8')) as {
  schema: Schema;
  shows: string;
}[];

const closed = () => false;

test.each(cases)('the field of $schema is shown as "$shows"', ({schema, shows}) => {
  const fields = fieldsOf({properties: {it: schema}}, 'body', closed);
  const markdown = new ReferenceMarkdown('/docs/x');
  expect(markdown.blocks([{kind: 'fields', label: 'Body', fields}])).toBe(`- \`it\` ${shows}`);
});

test('a field that is inferred like another one names it, unless both have one name', () => {
  const inferred: Schema = {
    type: 'number',
    'x-evidence': 'inferred',
    'x-inferred-from': 'Client code reads it.',
  };
  const properties = {
    bedRoom: {properties: {count: inferred}},
    bathRoom: {properties: {count: inferred, size: inferred}},
  };
  const fields = fieldsOf({properties}, 'body', closed);
  const text = new ReferenceMarkdown('/docs/x').blocks([{kind: 'fields', label: 'Body', fields}]);
  expect(text.match(/`count` \(.*/g)).toEqual(
    Array(2).fill('`count` (number): **Inferred.** Client code reads it.'),
  );
  expect(text).toContain('`size` (number): **Inferred** as `count` is.');
});

const variants: Schema = {
  properties: {price: {oneOf: [{properties: {a: {}}}, {properties: {a: {}}}]}},
};

// tests/built/reference.test.ts reads the anchors of all other fields.
test('the anchors of fields of which there are variants count these', () => {
  const anchors = flatten(fieldsOf(variants, 'body', closed)).map(({anchor}) => anchor);
  expect(anchors).toEqual(
    ['price', 'price.option-1', 'price.option-1.a', 'price.option-2', 'price.option-2.a'].map(
      (name) => `body-${name}`,
    ),
  );
});

test('nested fields are folded unless they are open at first, and one button expands several', () => {
  const html = (schema: Schema, open = false) =>
    blockHtml({kind: 'fields', label: 'Body', fields: fieldsOf(schema, 'body', () => open)});
  const object: Schema = {type: 'object', properties: {a: {}}};
  const one = html({properties: {it: object, other: {}}});
  expect(one).toContain('<details><summary>1 field of <code>it</code></summary>');
  expect(one).not.toContain('<button');
  expect(html({properties: {it: object}}, true)).toContain('<details open>');
  expect(html({properties: {it: object, other: object}})).toMatch(
    /^<button type="button" class="ref-all small-button">Expand all<\/button><ul/,
  );
});
