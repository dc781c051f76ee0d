import {useLocation} from '@docusaurus/router';
import PostList from '@site/src/plugins/blog/PostList';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type {Props} from '@theme/BlogListPage';
import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {choose, restoreChoice, storeQuery} from '@site/src/site/address/queryInAddress';
import about from './topics.json';

/** Options of the first filter. They are compared with `data-about`, which remarkChangelog.ts sets. */
const areas = {all: 'All', api: 'API', docs: 'Docs'};
const filters = Object.entries(areas).map(([value, label]) => ({value, label}));

const topics: Record<string, string> = {...about.versions, ...about.resources};

/**
 * Hides the changes that don't match all fields, with the entries and headings that then have none.
 *
 * @returns a sentence on the entries that are left
 */
function filter(form: HTMLFormElement): string {
  let wanted = '[data-about]';
  for (const [, value] of new FormData(form)) {
    if (value && value !== 'all') wanted += `[data-about~='${String(value)}']`;
  }
  const parts = '[data-about], .change:has([data-about]), .post-entry';
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    part.hidden = !part.matches(wanted) && !part.querySelector(wanted);
  }
  const entries = [...document.querySelectorAll<HTMLElement>('.post-entry')];
  const shown = entries.filter(({hidden}) => !hidden);
  const day = shown[0]?.querySelector('time')?.textContent ?? 'none';
  if (shown.length === entries.length) return `${entries.length} entries`;
  return `${shown.length} of ${entries.length} entries, the last: ${day}. The feeds have all.`;
}

/** Filters by the parameters of the URL, but shows all changes if they don't match the one that the hash names. */
function restoreFilter(form: HTMLFormElement): string {
  const query = new URLSearchParams(window.location.search);
  const resource = form.elements.namedItem('resource') as HTMLSelectElement;
  // The first field had the versions until November 2026.
  const topic = query.get('resource') ?? query.get('entries') ?? '';
  resource.value = topic in topics ? topic : '';
  restoreChoice(form, 'entries');
  const status = filter(form);
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target?.closest('[hidden]')) return status;
  resource.value = '';
  choose(form.querySelector('#entries-all'));
  const all = filter(form);
  target.scrollIntoView();
  return all;
}

/** Lists all changelog entries, with filters, which the URL stores. */
export default function EntryList(props: Props): ReactNode {
  const {items} = props;
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState(`${items.length} entries`);
  const {hash} = useLocation();

  useLayoutEffect(() => {
    if (form.current) setStatus(restoreFilter(form.current));
  }, [hash]);

  return (
    <PostList
      {...props}
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
    />
  );
}
