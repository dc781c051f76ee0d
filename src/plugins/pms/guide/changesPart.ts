import type {RootContent} from 'mdast';
import {longDate, monthOf} from '../../../site/dates';
import {list} from '../../../site/mdast';
import {lastReadOf} from '../model/derive';
import type {Guide} from '../model/validate';
import type {References} from './references';

/** Formats a date as precisely as its source gives it: a day, a month or a year. */
function dateText(date: string): string {
  if (date.length === 10) return longDate(date);
  return date.length === 7 ? monthOf(date) : date;
}

/**
 * Builds the changes after the day on which the sources were read, or those up to it, oldest first, below a title.
 * Empty if there are none.
 */
export function changesPart(
  period: 'coming' | 'past',
  title: RootContent,
  guide: Guide,
  refs: References,
): RootContent[] {
  const read = lastReadOf(guide);
  const changes = guide.pms.changes
    .filter(({date}) => date > read === (period === 'coming'))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const items = changes.map((change) => [
    `${dateText(change.date)}: `,
    refs.cited(change.text, change),
  ]);
  return items.length === 0 ? [] : [title, list(items)];
}
