// Tests mistakes that concern several guides. tests/data/mistakes/guides.yaml has the mistakes in a single guide.
import {expect, test} from 'vitest';
import {splitPage} from '../../../src/site/pageFile';
import {
  linkKeyProblems,
  type PmsGuide,
  validateGuide,
} from '../../../src/plugins/pms/model/validate';
import {validGuide, linkKeys} from './guide';

test('two guides may not share a link key', () => {
  const guides = ['harbour.mdx', 'other.mdx'].map((name) => {
    const file = splitPage(name, validGuide);
    return {file, guide: validateGuide(file, linkKeys).guide as PmsGuide};
  });
  expect(linkKeyProblems(guides).map(({reason}) => reason)).toEqual([
    'pms.linkKeys: found "smoobu", which harbour.mdx has already. Allowed: a key of this PMS only.',
  ]);
});
