import PostList from '@site/src/blog/PostList';
import {Choices} from '@site/src/components/tabs';
import type {Props} from '@theme/BlogListPage';
import type {ReactNode} from 'react';

/** What an entry can be about; the headings of the entries have the values (./remarkChangelog.ts), src/css/posts.css the rules. */
const filters = [
  {value: 'all', label: 'All'},
  {value: 'api', label: 'API'},
  {value: 'docs', label: 'Documentation'},
  {value: 'v2', label: 'Version 2'},
  {value: 'v1', label: 'Version 1'},
  {value: 'common', label: 'Common API'},
];

/** All entries of the changelog, with a filter that needs no script. */
export default function EntryList(props: Props): ReactNode {
  return (
    <PostList {...props}>
      <div className="radio-tabs entry-filter" data-mdast="ignore">
        <fieldset>
          <legend>Changes of</legend>
          <Choices name="entries" id="entries" choices={filters} />
        </fieldset>
      </div>
    </PostList>
  );
}
