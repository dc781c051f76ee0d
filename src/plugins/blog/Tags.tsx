import Link from '@docusaurus/Link';
import type {Tag} from '@docusaurus/utils';
import type {ReactNode} from 'react';

/** Renders links to the posts with the same tags; nothing without tags. */
export default function Tags({tags}: {tags: readonly Tag[]}): ReactNode {
  if (tags.length === 0) return null;
  return (
    <ul className="chips clean-list" aria-label="Tags" data-ignore="all">
      {tags.map(({label, permalink, description}) => (
        <li key={permalink}>
          <Link className="chip" rel="tag" title={description} to={permalink}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
