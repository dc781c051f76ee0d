import Link from '@docusaurus/Link';
import PostList, {type Post} from '@site/src/plugins/blog/PostList';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type {Props} from '@theme/BlogListPage';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {longDate, monthOf} from '@site/src/site/dates';
import {hideUnreachable} from '@site/src/site/hideUnreachable';
import {restoreChoice, storeQuery} from '@site/src/site/queryInAddress';
import {resources, versions} from './topics';

/** Options of the first filter. They are compared with `data-about`, which remarkChangelog.ts sets. */
const filters = [
  {value: '', label: 'All'},
  {value: 'api', label: 'API'},
  {value: 'docs', label: 'Docs'},
  ...Object.entries({...versions, common: 'Common'}).map(([value, label]) => ({value, label})),
];

const changesApi = ({content}: Post): boolean =>
  Boolean((content.frontMatter as Record<string, unknown>).changesApi);

/** Changes of the API come first, because most entries are about the documentation. */
const headingOf = (post: Post): string =>
  changesApi(post) ? 'API changes' : monthOf(post.content.metadata.date);

/** The entry that says what the changelog records from its date on. */
const firstEdition = '2026-11-21-first-edition-of-these-pages';

/**
 * Hides the changes that don't match all fields, with the groups, entries and headings that then have none and the
 * links to these headings, and stores the fields in the URL.
 *
 * @returns a sentence on the entries that are left; empty if no field is set
 */
function filter(form: HTMLFormElement): string {
  let wanted = '[data-about]';
  for (const [name, value] of new FormData(form)) {
    if (value) wanted += `[data-about~='${String(value)}']`;
    storeQuery(String(value), name);
  }
  for (const change of document.querySelectorAll<HTMLElement>('[data-about]')) {
    change.hidden = !change.matches(wanted);
  }
  const containers = '.change:has([data-about]), .post-entry, .post-group';
  for (const container of document.querySelectorAll<HTMLElement>(containers)) {
    container.hidden = !container.querySelector(wanted);
  }
  hideUnreachable(document.querySelector('.table-of-contents'));
  if (wanted === '[data-about]') return '';
  const count = document.querySelectorAll('.post-entry:not([hidden])').length;
  if (count === 0) return 'Nothing matches. Choose All and All resources to see every entry.';
  return `${count} ${count === 1 ? 'entry matches' : 'entries match'}.`;
}

/** Sets the fields to the parameters of the URL, and filters by them. */
function restoreFilter(form: HTMLFormElement): string {
  const query = new URLSearchParams(window.location.search);
  const resource = form.elements.namedItem('resource') as HTMLSelectElement;
  const wanted = query.get('resource') ?? '';
  resource.value = wanted in resources ? wanted : '';
  restoreChoice(form, 'entries');
  return filter(form);
}

/** Lists all changelog entries, with filters, which the URL stores. */
export default function EntryList(props: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (form.current) setStatus(restoreFilter(form.current));
  }, []);

  const {items} = props;
  const ordered = [...items.filter(changesApi), ...items.filter((item) => !changesApi(item))];
  return (
    <PostList {...props} items={ordered} headingOf={headingOf}>
      <form
        ref={form}
        className="entry-filter"
        data-ignore="all"
        onChange={({currentTarget}) => setStatus(filter(currentTarget))}
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
        <p role="status" className="margin-bottom--none">
          {status}
        </p>
      </form>
    </PostList>
  );
}
