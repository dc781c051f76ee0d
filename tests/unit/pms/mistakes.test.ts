// Tests mistakes that concern several guides. tests/data/mistakes/guides.yaml has the mistakes in a single guide.
import {expect, test} from 'vitest';
import {splitPage} from '../../../src/site/pageFile';
import {errorFor, problem} from '../../../src/site/problem';
import {
  duplicateProblems,
  type Guide,
  validateGuide,
} from '../../../src/plugins/pms/model/validate';
import {validGuide, linkKeys} from './guide';

const validated = (name: string) => {
  const file = splitPage(name, validGuide);
  return {file, ...validateGuide(file, linkKeys)};
};

test('two guides may not share a link key', () => {
  const guides = ['harbour.mdx', 'other.mdx'].map((name) => {
    const {file, guide} = validated(name);
    return {file, guide: guide as Guide};
  });
  expect(duplicateProblems(guides).map(({message}) => message)).toEqual([
    'pms.linkKeys: found "smoobu", which harbour.mdx has already. Allowed: a key of this PMS only.',
  ]);
});

test('the error that stops the build lists every mistake and has no stack trace', () => {
  const problems = [
    problem('a.mdx', 3, 'title: this key is missing. Allowed: text.'),
    problem('b.mdx', 9, 'pms.gaps: this key is missing. Allowed: a list.'),
  ];
  expect(errorFor('the PMS guides', problems).stack).toBe(
    '2 problems in the PMS guides:\na.mdx:3: title: this key is missing. Allowed: text.\n' +
      'b.mdx:9: pms.gaps: this key is missing. Allowed: a list.',
  );
});
