// The list of search results: hits grouped by page.
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import Icon from '../../components/Icon';
import {CallPath, Method} from '../reference/components/Call';
import {areas} from './data';
import type {Piece} from './excerpt';
import type {Hit, PageHits} from './find';
import styles from './Results.module.css';

type Props = {
  /** Prefix of the rows' ids. */
  id: string;
  pages: PageHits[];
  chosen: number;
  choose: (row: number) => void;
  /** Called when a result is clicked, before its page opens in this window. The page of a recent query does not open. */
  onOpen: (hit: Hit) => void;
};

type MarkedProps = {
  as?: 'span' | 'strong' | 'code';
  pieces: Piece[];
  className: string | undefined;
};

/** The key replaces the element with its text: a browser that translates pages moves texts to other elements. */
const Marked = ({as: Tag = 'span', pieces, className}: MarkedProps) => (
  <Tag key={JSON.stringify(pieces)} className={className}>
    {pieces.map(({text, marked}, index) =>
      // oxlint-disable-next-line react/no-array-index-key
      marked ? <mark key={index}>{text}</mark> : text,
    )}
  </Tag>
);

/** Renders the content of a row: of a page, or without `page` of a section or field. */
function Row({hit: {url, heading, place, excerpt}, page}: {hit: Hit; page?: PageHits | false}) {
  const [method = '', path] = page && page.call ? page.call.split(' ') : [];
  const Title = page ? 'strong' : place === undefined ? 'span' : 'code';
  return (
    <>
      {page && !page.area && <Icon page={url.split('?')[0]} />}
      {heading.length > 0 && <Marked as={Title} className={styles.title} pieces={heading} />}{' '}
      {place && <span className={styles.place}>{place}</span>}{' '}
      {path ? (
        <span className={styles.call}>
          <Method method={method.toLowerCase()} /> <CallPath path={path} />
        </span>
      ) : (
        excerpt.length > 0 && <Marked className={styles.excerpt} pieces={excerpt} />
      )}{' '}
      {page && page.area && <span className="chip">{areas[page.area]}</span>}
    </>
  );
}

/** Renders the results as a list box. The focus stays in the search field. */
export default function Results({id, pages, chosen, choose, onOpen}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const all = pages.flatMap(({hits}) => hits);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [chosen, pages]);

  return (
    // Without `tabIndex`, browsers would make this scrollable element a tab stop.
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      className={styles.list}
    >
      {pages.map((page) => (
        <div key={page.hits[0]?.url} role="group" aria-label={page.title} className={styles.page}>
          {page.above && (
            <p className={styles.above} aria-hidden="true">
              {page.above}
            </p>
          )}
          {page.hits.map((hit, index) => (
            <Link
              key={hit.url}
              id={`${id}${all.indexOf(hit)}`}
              role="option"
              aria-selected={all.indexOf(hit) === chosen}
              className={clsx(styles.row, index > 0 && styles.section)}
              tabIndex={-1}
              to={hit.url}
              onMouseMove={() => choose(all.indexOf(hit))}
              onClick={(event) => {
                // The browser opens a new tab or window.
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                if (hit.query) event.preventDefault();
                onOpen(hit);
              }}
            >
              <Row hit={hit} page={index === 0 && page} />
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
