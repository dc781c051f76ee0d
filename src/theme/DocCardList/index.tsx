import Link from '@docusaurus/Link';
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
import styles from './styles.module.css';

function Card({item}: {item: PropSidebarItem}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  const description = item.description ?? doc?.description;
  return (
    <li className={styles.card}>
      <Link to={href}>{item.label}</Link>
      {description && <p>{description}</p>}
    </li>
  );
}

function Cards({items}: {items: PropSidebarItem[]}): ReactNode {
  return (
    <ul className={styles.cards}>
      {filterDocCardListItems(items).map((item, index) => (
        <Card key={index} item={item} />
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

/** What a category holds, each page with its whole description. Ejected: the original cuts descriptions and adds emoji. */
export default function DocCardList({items}: Props): ReactNode {
  return items ? <Cards items={items} /> : <Siblings />;
}
