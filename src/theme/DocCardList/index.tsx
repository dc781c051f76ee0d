import Link from '@docusaurus/Link';
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
  if (item.type === 'link' && item.docId === '-') {
    throw new Error(
      `<DocCardList /> shows "${item.label}", whose description is left out of the pages (src/first-paint/trim-page-data/cardsOnly.cjs): cards are for the generated index of a category. Write a list of links.`,
    );
  }
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
  return <Cards items={useCurrentSidebarSiblings()} />;
}

/** What a category holds, each page with its whole description. Ejected: the original cuts descriptions and adds emoji. */
export default function DocCardList({items}: Props): ReactNode {
  return items ? <Cards items={items} /> : <Siblings />;
}
