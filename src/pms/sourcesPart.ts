import {longDate} from '../site/dates';
import type {ListItem, RootContent} from 'mdast';
import {evidenceOf, isOwn, lastReadOf, type NumberedSource} from './model/derive';
import type {Guide} from './model/validate';
import {confidences} from './model/vocabulary';
import {compact} from '../site/compact';
import {
  component,
  heading,
  type Inline,
  inline,
  link,
  list,
  listItem,
  orderedList,
  paragraph,
} from '../site/mdast';
import {type References, sourceAnchor} from './references';

/** The disagreements, the gaps and the sources. Sources without a link are in a closed fold. */
export function sourcesPart(guide: Guide, refs: References): RootContent[] {
  const {conflicts, gaps} = guide.pms;
  const linked = refs.sources.filter((source) => !isOwn(source));
  const own = refs.sources.filter(isOwn);
  const counts = evidenceOf(guide);
  return compact<RootContent>(
    conflicts.length > 0 && [
      heading(2, 'Where sources disagree'),
      list(conflicts.map((conflict) => refs.linked(conflict.text, conflict.source))),
    ],
    gaps.length > 0 && [
      heading(2, 'Not documented yet', 'what-is-not-published'),
      list(gaps.map((gap) => `${gap.charAt(0).toUpperCase()}${gap.slice(1)}.`)),
    ],
    heading(2, 'Sources'),
    paragraph(
      `Evidence: ${counts.documented} facts documented, ${counts.secondary} reported by third parties, ` +
        `${counts.unknown} unknown. Last checked on ${longDate(lastReadOf(guide))}.`,
    ),
    linked.length > 0 && orderedList(linked.map(sourceItem)),
    own.length > 0 &&
      component('details', {}, [
        component('summary', {}, inline("Calry's own sources")),
        {type: 'list', ordered: false, spread: false, children: own.map(sourceItem)},
      ]),
  );
}

function sourceItem(source: NumberedSource): ListItem {
  const {id, url, title, read, confidence, note} = source;
  const place: Inline = isOwn(source) ? title : link(url, title);
  const remark = note ? ` ${note}` : '';
  return listItem(
    [place, `. Read on ${longDate(read)}. ${confidences[confidence]}.`, remark],
    sourceAnchor(id),
  );
}
