// Cards for the pages of a category. Ejected: the original truncates descriptions and adds emoji.
import {useLocation} from '@docusaurus/router';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCardList';
import type {ReactNode} from 'react';
import Card from '@site/src/components/Card';

function Entry({item}: {item: PropSidebarItem}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  const description = item.description ?? doc?.description;
  return (
    <Card to={href} title={item.label}>
      {description}
    </Card>
  );
}

function Cards({items}: {items: PropSidebarItem[]}): ReactNode {
  return (
    <ul className="cards">
      {filterDocCardListItems(items).map((item, index) => (
        <Entry key={index} item={item} />
      ))}
    </ul>
  );
}

function Siblings(): ReactNode {
  const {pathname} = useLocation();
  const others = useCurrentSidebarSiblings().filter(
    (item) => item.type !== 'link' || item.href !== pathname,
  );
  return <Cards items={others} />;
}

/** Renders cards for `items` or, without `items`, for the other pages in the category of the current page. */
export default function DocCardList({items}: Props): ReactNode {
  return items ? <Cards items={items} /> : <Siblings />;
}
