import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadContract} from '../../../src/reference/contract/load';
import {findings} from './texts';

const ofRequest = /\b(body|query|parameters?|headers?|filters?)\b/;

test('what a request lacks stands on its body, parameter or field, and not on the operation', () => {
  const misplaced = [...loadContract().operations.values()].flatMap(({file, evidence}) =>
    evidence.level === 'partial'
      ? evidence.missing
          .filter((thing) => ofRequest.test(thing))
          .map((thing) => `openapi/${file}: x-missing: "${thing}" Write it where it is missing.`)
      : [],
  );
  expect(misplaced).toEqual([]);
});

// How a fact was found is for maintainers, who read it in x-source; what is missing is data, in x-missing.
const findingIt = [
  /\bnot published\b/,
  /\b(older|newer|public|published) (copy|page|table|version of the page)\b/,
  /\bcop(y|ies) of the page\b/,
  /\b(was|were|could be) read\b/,
  /\bout of reach\b/,
  /\bno page\b/,
];

test.each(findingIt)('no text of the contract tells how a fact was found: %s', (statement) => {
  const yaml = findings(statement, 'openapi').filter(
    (finding) => /\.yaml: /.test(finding) && !finding.startsWith('openapi/sources.yaml'),
  );
  expect(yaml).toEqual([]);
});

test('no text of the contract has two spaces in a row, or is empty', () => {
  const texts = (node: unknown): string[] =>
    node === null || typeof node !== 'object'
      ? []
      : Object.entries(node).flatMap(([key, value]) =>
          typeof value === 'string' && /^(description|summary|x-note|x-inferred-from)$/.test(key)
            ? [value.trim()]
            : texts(value),
        );
  const wrong = readdirSync('openapi', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join('openapi', file))
    .flatMap((file) =>
      texts(parse(readFileSync(file, 'utf8')))
        .filter((text) => text === '' || text.includes('  '))
        .map((text) => `${file}: "${text}"`),
    );
  expect(wrong).toEqual([]);
});
