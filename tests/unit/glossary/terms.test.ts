import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {glossaryFile, readTerms} from '../../../src/glossary/terms';

describe('the terms', () => {
  it('are the headings, with the other forms that stand below them', () => {
    const text = '### API key\n\nText.\n\n### OTA\n\n{/* also: agency, `ota` */}\n\nText.\n';
    expect(readTerms(`${text}\n## Next steps\n`)).toEqual([
      {name: 'API key', slug: 'api-key', forms: ['api key']},
      {name: 'OTA', slug: 'ota', forms: ['ota', 'agency', '`ota`']},
    ]);
  });

  it('keep the anchor that their heading sets', () => {
    expect(readTerms('### Common API {/* #system-api */}\n')).toEqual([
      {name: 'Common API', slug: 'system-api', forms: ['common api']},
    ]);
  });

  it('of a heading with a comma are two', () => {
    expect(readTerms('### Check-in, check-out\n')).toEqual([
      {
        name: 'Check-in, check-out',
        slug: 'check-in-check-out',
        forms: ['check-in', 'check-out'],
      },
    ]);
  });

  it('may not share a form', () => {
    expect(() => readTerms('### Rate\n\n### Price\n\n{/* also: rate */}\n')).toThrow(
      'glossary.mdx: "rate" is a form of "Rate" and of "Price". Leave it to one of them.',
    );
  });

  it('keep their forms right below the heading', () => {
    expect(() => readTerms('### Rate\n\nText.\n\n{/* also: price */}\n')).toThrow(
      /glossary\.mdx:5: "also" stands below no term\. Put it right below its heading/,
    );
  });

  it('of the site stand in the order of the alphabet', () => {
    const names = readTerms(readFileSync(glossaryFile, 'utf8')).map(({name}) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});
