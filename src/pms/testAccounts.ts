import type {RootContent} from 'mdast';
import {guideRoute, testAccountOf} from './model/derive';
import type {Guide} from './model/validate';
import {waysToTest} from './model/vocabulary';
import {link, list} from '../site/mdast';

const ways = Object.keys(waysToTest) as (keyof typeof waysToTest)[];

/** Returns the replacement for `<PmsTestAccounts />`: the PMSs that offer test accounts, easiest access first. */
export function testAccountsList(guides: readonly Guide[]): RootContent[] {
  const items = ways.flatMap((way) =>
    guides
      .map((guide) => ({guide, ...testAccountOf(guide.pms)}))
      .filter(({account}) => account === way)
      .map(({guide: {slug, title}, fact}) => [
        link(guideRoute(slug), title),
        ` (${waysToTest[way].toLowerCase()}): ${fact?.text ?? ''}`,
      ]),
  );
  return [list(items)];
}
