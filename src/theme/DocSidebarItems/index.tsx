// The items of a sidebar category. Wrapped: adds a filter above the PMS guides.
import OriginalItems from '@theme-original/DocSidebarItems';
import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';

type Props = ComponentProps<typeof OriginalItems>;
type Item = Props['items'][number];

const isGuide = (item: Item | undefined): boolean =>
  item?.type === 'link' && Boolean(item.docId?.startsWith('PMS Specific Guides/'));

/** Renders the PMS guides with a field to filter them by name. */
function Guides({items, ...props}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const found = items.filter(
    (item: Item) =>
      item.type === 'link' && item.label.toLowerCase().includes(query.trim().toLowerCase()),
  );
  // The reader may have typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  return (
    <>
      <li className="menu__filter">
        <input
          ref={field}
          type="search"
          aria-label="Filter PMS guides"
          placeholder={`Filter ${items.length} PMSs`}
          autoComplete="off"
          tabIndex={props.tabIndex}
          onChange={({target}) => setQuery(target.value)}
        />
        <p className="sr-only" role="status">
          {query && `${found.length} of ${items.length} PMSs`}
        </p>
      </li>
      <OriginalItems items={found} {...props} />
      {found.length === 0 && <li className="menu__link">No PMS matches.</li>}
    </>
  );
}

export default function DocSidebarItems(props: Props): ReactNode {
  return isGuide(props.items[0]) ? <Guides {...props} /> : <OriginalItems {...props} />;
}
