import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {longDate} from '@site/src/site/dates';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The date of a post and how long it takes to read. Ejected: the original writes dates in another form than the rest of the site. */
export default function Info({className}: {className?: string}): ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <div className={clsx('post-info', className)}>
      <time dateTime={date}>{longDate(date)}</time>
      {readingTime !== undefined && ` · ${Math.ceil(readingTime)} min read`}
    </div>
  );
}
