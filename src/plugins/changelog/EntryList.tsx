import PostList from '@site/src/plugins/blog/PostList';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type {Props} from '@theme/BlogListPage';
import type {ReactNode} from 'react';

/** Options of the filter. src/css/posts.css compares them with `data-about`, which remarkChangelog.ts sets. */
const filters = [
  {value: 'all', label: 'All'},
  {value: 'api', label: 'API'},
  {value: 'docs', label: 'Documentation'},
  {value: 'v2', label: 'Version 2'},
  {value: 'v1', label: 'Version 1'},
  {value: 'common', label: 'Common API'},
];

/** Lists all changelog entries, with a filter that works without JavaScript. */
export default function EntryList(props: Props): ReactNode {
  return (
    <PostList {...props}>
      <div className="entry-filter" data-ignore="all">
        <SegmentedControl legend="Changes of" name="entries" choices={filters} />
      </div>
    </PostList>
  );
}
