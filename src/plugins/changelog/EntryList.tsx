import Link from '@docusaurus/Link';
import PostList from '@site/src/plugins/blog/PostList';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type {Props} from '@theme/BlogListPage';
import {type ReactNode, useEffect, useRef} from 'react';
import {longDate} from '@site/src/site/dates';
import {storeQuery} from '@site/src/site/queryInAddress';
import {resources, versions} from './topics';

/** Options of the first filter. They are compared with `data-about`, which remarkChangelog.ts sets. */
const filters = [
  {value: '', label: 'All'},
  {value: 'api', label: 'API'},
  {value: 'docs', label: 'Docs'},
  ...Object.entries({...versions, common: 'Common'}).map(([value, label]) => ({value, label})),
];

/** The entry that says what the changelog records from its date on. */
const firstEdition = '2026-11-21-first-edition-of-these-pages';

/**
 * Hides the changes that don't match all fields, with the groups, entries and months that then have none, and stores
 * the fields in the URL.
 */
function filter(form: HTMLFormElement): void {
  let wanted = '[data-about]';
  for (const [name, value] of new FormData(form)) {
    if (value) wanted += `[data-about~='${String(value)}']`;
    storeQuery(String(value), name);
  }
  for (const change of document.querySelectorAll<HTMLElement>('[data-about]')) {
    change.hidden = !change.matches(wanted);
  }
  const containers = '.change:has([data-about]), .post-entry, .post-month';
  for (const container of document.querySelectorAll<HTMLElement>(containers)) {
    container.hidden = !container.querySelector(wanted);
  }
}

/** Sets the fields to the parameters of the URL. */
function restoreFilter(form: HTMLFormElement): void {
  const query = new URLSearchParams(window.location.search);
  for (const name of ['entries', 'resource']) {
    const field = form.elements.namedItem(name) as HTMLSelectElement | RadioNodeList;
    field.value = query.get(name) ?? '';
    // An unknown value leaves the select without an option, and its value empty.
    if (field.value === '') field.value = '';
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
          may be missing.
        </p>
      </form>
    </PostList>
  );
}
