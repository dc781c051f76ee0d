import PostList from '@site/src/plugins/blog/PostList';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type {Props} from '@theme/BlogListPage';
import type {ReactNode} from 'react';

/** Options of the filters. src/css/posts.css compares them with `data-about`, which remarkChangelog.ts sets. */
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

/** Lists all changelog entries, with filters that work without JavaScript. */
export default function EntryList(props: Props): ReactNode {
  return (
    <PostList {...props}>
      <div className="entry-filter" data-ignore="all">
        <SegmentedControl legend="Changes of" name="entries" choices={filters} />
        <select aria-label="Resource" autoComplete="off" suppressHydrationWarning>
          <option value="">All resources</option>
          {Object.entries(resources).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <p>The page of each operation lists its own changes.</p>
      </div>
    </PostList>
  );
}
