import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {glossaryFile, readTerms} from '../../../src/glossary/terms';
import {readRows} from '../../support/readRows';

test.each(readRows<{text: string; term: object}>('tests/unit/glossary/terms.yaml'))(
  'a level 3 heading is a term, followed by its other forms: $text',
  ({text, term}) => {
    expect(readTerms(text)).toEqual([term]);
  },
);

test('a form that two terms share is rejected', () => {
  expect(() => readTerms('### Rate\n\n### Price\n\n{/* also: rate */}\n')).toThrow(
    'glossary.mdx: "rate" is a form of "Rate" and of "Price". Leave it to one of them.',
  );
});

test('the terms in the glossary are in alphabetical order', () => {
  const names = readTerms(readFileSync(glossaryFile, 'utf8')).map(({name}) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});
