import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import PostList, {type Post} from '@site/src/plugins/blog/PostList';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type {Props} from '@theme/BlogListPage';
import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {longDate, monthOf} from '@site/src/site/dates';
import {choose, restoreChoice, storeQuery} from '@site/src/site/queryInAddress';
import {resources, versions} from './topics';

/** Options of the first filter. They are compared with `data-about`, which remarkChangelog.ts sets. */
const filters = [
  {value: 'api', label: 'API'},
  {value: 'docs', label: 'Docs'},
  {value: 'all', label: 'All'},
];

const topics: Record<string, string> = {...versions, ...resources};

const changesApi = ({content}: Post): unknown =>
  (content.frontMatter as Record<string, unknown>).changesApi;

/** The entry that says what the changelog records from its date on. */
const firstEdition = '2026-11-21-first-edition-of-these-pages';

/**
 * Hides the changes that don't match all fields, with the months, entries and headings that then have none.
 *
 * @returns a sentence on the entries that are left
 */
function filter(form: HTMLFormElement): string {
  let wanted = '[data-about]';
  for (const [, value] of new FormData(form)) {
    if (value && value !== 'all') wanted += `[data-about~='${String(value)}']`;
  }
  for (const change of document.querySelectorAll<HTMLElement>('[data-about]')) {
    change.hidden = !change.matches(wanted);
  }
  const containers = '.change:has([data-about]), .post-entry, .post-group';
  for (const container of document.querySelectorAll<HTMLElement>(containers)) {
    container.hidden = !container.querySelector(wanted);
  }
  const entries = [...document.querySelectorAll<HTMLElement>('.post-entry')];
  const shown = entries.filter(({hidden}) => !hidden).length;
  return `${shown < entries.length ? `${shown} of ` : ''}${entries.length} entries`;
}

/** Filters by the parameters of the URL, but shows all entries if none matches, or not the one that the hash names. */
function restoreFilter(form: HTMLFormElement): string {
  const query = new URLSearchParams(window.location.search);
  const resource = form.elements.namedItem('resource') as HTMLSelectElement;
  // The first field had the versions until November 2026.
  const topic = query.get('resource') ?? query.get('entries') ?? '';
  resource.value = topic in topics ? topic : '';
  restoreChoice(form, 'entries');
  const status = filter(form);
  const target = document.getElementById(window.location.hash.slice(1));
  const found = target ?? document.querySelector('.post-entry:not([hidden])');
  if (found && !found.closest('[hidden]')) return status;
  choose(form.querySelector('#entries-all'));
  target?.scrollIntoView();
  return filter(form);
}

/** Lists all changelog entries, with filters, which the URL stores. */
export default function EntryList(props: Props): ReactNode {
  const {items} = props;
  const form = useRef<HTMLFormElement>(null);
  const count = items.filter(changesApi).length;
  const [status, setStatus] = useState(`${count} of ${items.length} entries`);
  const {hash} = useLocation();

  useLayoutEffect(() => {
    if (form.current) setStatus(restoreFilter(form.current));
  }, [hash]);

  return (
    <PostList
      {...props}
      headingOf={({content}) => monthOf(content.metadata.date)}
      filter={
        <form
          ref={form}
          className="entry-filter"
          onChange={({currentTarget}) => {
            for (const [name, value] of new FormData(currentTarget))
              storeQuery(String(value), name);
            setStatus(filter(currentTarget));
          }}
        >
          <SegmentedControl legend="Changes of" name="entries" choices={filters} />
          <select name="resource" aria-label="Topic" autoComplete="off" suppressHydrationWarning>
            <option value="">All topics</option>
            {Object.entries(topics).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
          <p role="status">{status}</p>
        </form>
      }
    >
      <p>
        {'Since '}
        <Link to={`/changelog/${firstEdition}`}>{longDate(firstEdition.slice(0, 10))}</Link>, each
        operation, field or value that is added, changed or removed has an entry. Earlier changes
        may be missing.
      </p>
    </PostList>
  );
}
