import {longDate} from '../../../site/dates';
import type {ListItem, RootContent} from 'mdast';
import {isOwn, lastReadOf, type NumberedSource} from '../model/derive';
import type {Guide} from '../model/validate';
import {confidences} from '../model/vocabulary';
import {compact} from '../../../site/compact';
import {
  component,
  type Inline,
  inline,
  link,
  list,
  listItem,
  orderedList,
  paragraph,
} from '../../../site/mdast';
import {changesPart} from './changesPart';
import {limitDetails, unknownNotes} from './factsPart';
import {type References, sourceAnchor} from './references';
import {systemApiPart} from './systemApiPart';

/** A heading inside the closed section; not a `heading` node, so that the table of contents doesn't list it. */
const quietHeading = (text: string, id: string): RootContent => ({
  ...paragraph(text),
  data: {hName: 'h3', hProperties: {id}},
});

/** Builds the closed end of a guide: API details, recent changes, disagreements, what isn't known, and the sources. */
export function aboutPart(
  guide: Guide,
  refs: References,
  details: RootContent[] = [],
): RootContent {
  const {conflicts, gaps} = guide.pms;
  const notes = unknownNotes(guide, refs);
  const summary = component('summary', {}, inline('About these facts'));
  const parts = compact<RootContent>(
    quietHeading('API details', 'the-systems-own-api'),
    systemApiPart(guide, refs),
    details,
    limitDetails(guide, refs, quietHeading('Rate limit', 'limits')),
    changesPart('past', quietHeading('Recent changes', 'recent-changes'), guide, refs),
    conflicts.length > 0 && [
      quietHeading('Where sources disagree', 'where-sources-disagree'),
      list(conflicts.map((conflict) => refs.cited(conflict.text, conflict))),
    ],
    gaps.length + notes.length > 0 && [
      quietHeading('Not documented yet', 'what-is-not-published'),
      list([...gaps.map((gap) => `${gap.charAt(0).toUpperCase()}${gap.slice(1)}.`), ...notes]),
    ],
    quietHeading('Sources', 'sources'),
    paragraph(`Last checked on ${longDate(lastReadOf(guide))}.`),
    orderedList(refs.sources.map(sourceItem)),
  );
  // A browser opens the section for an anchor inside of it, but not for the anchor of the section.
  return component('details', {className: 'fold pms-about'}, [
    summary,
    component('div', {id: 'about-these-facts'}, parts),
  ]);
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
