import type {RootContent} from 'mdast';
import {longDate, monthOf} from '../../../site/dates';
import {heading, list} from '../../../site/mdast';
import {lastReadOf} from '../model/derive';
import type {PmsFacts} from '../model/schema';
import type {Guide} from '../model/validate';
import type {References} from './references';

type Change = PmsFacts['changes'][number];

/** Formats a date as precisely as its source gives it: a day, a month or a year. */
function dateText(date: string): string {
  if (date.length === 10) return longDate(date);
  return date.length === 7 ? monthOf(date) : date;
}

const lines = (changes: Change[], refs: References) =>
  list(
    changes
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .map((change) => [`${dateText(change.date)}: `, refs.cited(change.text, change)]),
  );

/** Builds the announced changes that come after the sources were read, soonest first. */
export function comingChanges(guide: Guide, refs: References): RootContent[] {
  const coming = guide.pms.changes.filter(({date}) => date > lastReadOf(guide));
  if (coming.length === 0) return [];
  return [heading(2, 'Upcoming changes', 'changes'), lines(coming, refs)];
}

/** Builds the changes up to the day on which the sources were read. */
export function pastChanges(guide: Guide, refs: References): RootContent[] {
  const past = guide.pms.changes.filter(({date}) => date <= lastReadOf(guide));
  return past.length === 0 ? [] : [lines(past, refs)];
}
