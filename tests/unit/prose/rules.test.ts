// Tests the rules for words and headings in prose/.
import {lint} from 'markdownlint/sync';
import {expect, test} from 'vitest';
import headings from '../../../prose/rules/headings.mjs';
import terms from '../../../prose/rules/terms.mjs';
import {readRows} from '../../support/readRows';

/** Runs the rules on a page, and returns rule, line and message of each problem. */
function findings(text: string, file = 'docs/guides/page.mdx'): string[] {
  const config = {default: false, terms: true, 'sentence-case': true};
  const results = lint({strings: {[file]: text}, config, customRules: [terms, headings]});
  return (results[file] ?? []).map(
    ({ruleNames, lineNumber, errorDetail}) => `${ruleNames[0]}:${lineNumber}: ${errorDetail}`,
  );
}

const rows = readRows<{
  where: string;
  text: string;
  finding: string;
}>('tests/unit/prose/findings.yaml');

test.each(rows)('a message has line, words and fix: $where', ({text, finding}) => {
  expect(findings(text)).toEqual([finding]);
});

test.each(readRows<{text: string; file?: string}>('tests/unit/prose/accepted.yaml'))(
  'nothing is reported $where',
  ({text, file}) => {
    expect(findings(text, file)).toEqual([]);
  },
);
