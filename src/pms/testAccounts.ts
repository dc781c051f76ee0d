import type {RootContent} from 'mdast';
import {guideRoute, testAccountOf} from './model/derive';
import type {Guide} from './model/validate';
import {type TestAccess, testAccess} from './model/vocabulary';
import {link, list} from '../site/mdast';

const order = Object.keys(testAccess) as TestAccess[];

/** The systems that give integrators a test account, the quickest way first: what `<PmsTestAccounts />` is replaced by. */
export function testAccountsList(guides: readonly Guide[]): RootContent[] {
  const items = order
    .filter((access) => access !== 'unknown')
    .flatMap((access) =>
      guides
        .map((guide) => ({guide, account: testAccountOf(guide.pms)}))
        .filter(({account}) => account.access === access)
        .map(({guide: {slug, title}, account}) => [
          link(guideRoute(slug), title),
          ` (${testAccess[access].toLowerCase()}): ${account.fact?.text ?? ''}`,
        ]),
    );
  return [list(items)];
}
