import {longDate} from '../../site/dates';
import type {ListItem, RootContent} from 'mdast';
import {evidenceOf, isOwn, lastReadOf, type NumberedSource} from './model/derive';
import type {Guide} from './model/validate';
import {confidences} from './model/vocabulary';
import {compact} from '../../site/compact';
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
} from '../../site/mdast';
import {type References, sourceAnchor} from './references';

/** Builds the end of a guide: conflicting sources, undocumented facts, and the sources in a collapsed section. */
export function sourcesPart(guide: Guide, refs: References): RootContent[] {
  const {conflicts, gaps} = guide.pms;
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
    component('details', {}, [
      component('summary', {}, inline(`All sources (${refs.sources.length})`)),
      orderedList(refs.sources.map(sourceItem)),
    ]),
  );
}

/** Builds a list item for a source. Sources on this site are not linked, because the cited edition is offline. */
function sourceItem(source: NumberedSource): ListItem {
  const {id, url, title, read, confidence, note} = source;
  const place: Inline = isOwn(source) ? title : link(url, title);
  const remark = note ? ` ${note}` : '';
  return listItem([place, `. Read on ${longDate(read)}. ${confidences[confidence]}.`, remark], {
    id: sourceAnchor(id),
    'data-ignore': 'search',
  });
}
