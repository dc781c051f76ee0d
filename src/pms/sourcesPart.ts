import {longDate} from '../site/dates';
import {product} from '../product';
import type {RootContent} from 'mdast';
import type {Guide} from './model/validate';
import {confidences} from './model/vocabulary';
import {compact} from '../site/compact';
import {heading, type Inline, link, list, listItem, orderedList} from '../site/mdast';
import {type References, sourceAnchor} from './references';

export function sourcesPart(guide: Guide, refs: References): RootContent[] {
  const {conflicts, gaps} = guide.pms;
  return compact<RootContent>(
    conflicts.length > 0 && [
      heading(2, 'Where sources disagree'),
      list(conflicts.map((conflict) => refs.linked(conflict.text, conflict.source))),
    ],
    gaps.length > 0 && [
      heading(2, 'Not documented yet', 'what-is-not-published'),
      list(gaps.map((gap) => `${sentence(gap)}.`)),
    ],
    heading(2, 'Sources'),
    orderedList(
      refs.sources.map(({id, url, title, read, confidence, note}) => {
        const place: Inline = isOwn(url) ? title : link(url, title);
        const remark = note ? ` ${note}` : '';
        return listItem(
          [place, `. Read on ${longDate(read)}. ${confidences[confidence]}.`, remark],
          sourceAnchor(id),
        );
      }),
    ),
  );
}

/** Whether an address is one of this site: the page that was read there has made room for another. */
function isOwn(url: string): boolean {
  return new URL(url).host === new URL(product.siteUrl).host;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
