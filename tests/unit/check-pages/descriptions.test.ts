import {expect, test} from 'vitest';
import {descriptionLinkProblems} from '../../../src/check-pages/rules/links';
import {product} from '../../../src/product';
import {problemLine} from '../../../src/site/writerError';

const told = (text: string) =>
  descriptionLinkProblems('openapi/v2/x.yaml', text).map(problemLine).join('\n');

test('a description that names the own host is told line and mend', () => {
  expect(told(`summary: X\ndescription: See [it](${product.siteUrl}/docs/contact).`)).toMatch(
    /^openapi\/v2\/x\.yaml:2: .* Write \/docs\/contact alone/,
  );
});

test('a description that links without encryption is told so', () => {
  expect(told('description: See [it](http://example.com/a).')).toContain('Write https://');
});

test('sources, links to pages and to other sites are right', () => {
  expect(
    told(
      `x-source: [${product.siteUrl}/docs/contact]\ndescription: "[A](/docs/contact), [b](https://example.com)."`,
    ),
  ).toBe('');
});
