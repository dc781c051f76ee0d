import Link from '@docusaurus/Link';
import PostList from '@site/src/plugins/blog/PostList';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type {Props} from '@theme/BlogListPage';
import {type ReactNode, useEffect, useRef} from 'react';
import {longDate} from '@site/src/site/dates';
import {storeQuery} from '@site/src/site/queryInAddress';

/** Options of the filters. They are compared with `data-about`, which remarkChangelog.ts sets. */
const filters = [
  {value: 'all', label: 'All'},
  {value: 'api', label: 'API'},
  {value: 'docs', label: 'Docs'},
  {value: 'v2', label: 'v2'},
  {value: 'v1', label: 'v1'},
  {value: 'common', label: 'Common'},
];

const resources = {
  availability: 'Availability',
  conversation: 'Conversations',
  'custom-field': 'Custom fields',
  guest: 'Guests',
  'integration-account': 'Integration accounts',
  link: 'Links',
  owner: 'Owners',
  property: 'Properties',
  quote: 'Quotes',
  reservation: 'Reservations',
  review: 'Reviews',
  'room-types': 'Room types',
  units: 'Units',
  'third-party-webhooks': 'Webhooks',
};

/** The entry that says what the changelog records from its date on. */
const firstEdition = '2026-11-21-first-edition-of-these-pages';

/** The fields of the filter, which are also parameters of the URL, with their initial values. */
const initial = {entries: 'all', resource: ''};

const fieldsOf = (form: HTMLFormElement) =>
  Object.entries(initial).map(([name, value]) => {
    const field = form.elements.namedItem(name) as HTMLSelectElement | RadioNodeList;
    return {name, initial: value, field};
  });

/** Hides the changes that don't match all fields, with their entries and months, and stores the fields in the URL. */
function filter(form: HTMLFormElement): void {
  let wanted = '';
  for (const {name, initial: unset, field} of fieldsOf(form)) {
    const isSet = field.value !== unset;
    if (isSet) wanted += `[data-about~='${field.value}']`;
    storeQuery(isSet ? field.value : '', name);
  }
  for (const change of document.querySelectorAll<HTMLElement>('.change[data-about]')) {
    change.hidden = !change.matches(wanted || '*');
  }
  for (const entry of document.querySelectorAll<HTMLElement>('.post-entry')) {
    entry.hidden = !entry.matches(wanted ? `:has(${wanted})` : '*');
  }
  for (const month of document.querySelectorAll<HTMLElement>('.post-month')) {
    month.hidden = !month.querySelector('.post-entry:not([hidden])');
  }
}

/** Sets the fields to the parameters of the URL. */
function restoreFilter(form: HTMLFormElement): void {
  const query = new URLSearchParams(window.location.search);
  for (const {name, initial: unset, field} of fieldsOf(form)) {
    field.value = query.get(name) ?? unset;
    if (field.value === '') field.value = unset;
  }
  filter(form);
}

/** Lists all changelog entries, with filters, which the URL stores. */
export default function EntryList(props: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) restoreFilter(form.current);
  }, []);

  return (
    <PostList {...props}>
      <form
        ref={form}
        className="entry-filter"
        data-ignore="all"
        onChange={({currentTarget}) => filter(currentTarget)}
      >
        <SegmentedControl legend="Changes of" name="entries" choices={filters} />
        <select name="resource" aria-label="Resource" autoComplete="off" suppressHydrationWarning>
          <option value="">All resources</option>
          {Object.entries(resources).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <p>
          {'Since '}
          <Link to={`/changelog/${firstEdition}`}>{longDate(firstEdition.slice(0, 10))}</Link>, each
          operation, field or value that is added, changed or removed has an entry. Earlier changes
          may be missing. The page of each operation lists its own changes.
        </p>
      </form>
    </PostList>
  );
}
