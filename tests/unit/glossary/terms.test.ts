// Tests how the terms of the glossary are read.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {glossaryFile, readTerms} from '../../../src/plugins/glossary/terms';
import {readRows} from '../../support/readRows';

test.each(readRows<{text: string; term: object}>('tests/unit/glossary/terms.yaml'))(
  'a level 3 heading is a term, followed by its other forms: $text',
  ({text, term}) => {
    expect(readTerms(text)).toEqual([term]);
  },
);

test.each([
  [
    '### Rate\n\n### Price\n\n{/* also: rate */}\n',
    'glossary.mdx:3: "rate" is a form of "Rate" and of "Price". Leave it to one of them.',
  ],
  [
    '### Rate\n\nText.\n\n{/* also: price */}\n',
    'glossary.mdx:5: "also" does not follow a term. Put it right below its heading',
  ],
])('a form that two terms share, or that has no term, is rejected: %j', (text, message) => {
  expect(() => readTerms(text)).toThrow(message);
});

test('the terms in the glossary are in alphabetical order', () => {
  const names = readTerms(readFileSync(glossaryFile, 'utf8')).map(({name}) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});
