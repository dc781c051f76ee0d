import {useCurrentSidebarSiblings, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import Card from '@site/src/components/Card';

function Entry({item}: {item: PropSidebarItem}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  return (
    <Card to={item.href} title={item.label}>
      {item.description ?? doc?.description}
    </Card>
  );
}

/**
 * Renders cards for the pages in the category of the current page. Ejected: the original truncates descriptions and
 * adds emoji.
 */
export default function DocCardList(): ReactNode {
  return (
    <ul className="cards">
      {useCurrentSidebarSiblings().map((item, index) => (
        <Entry key={index} item={item} />
      ))}
    </ul>
  );
}
