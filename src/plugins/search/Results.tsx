// The list of search results: hits grouped by page.
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import Icon from '../../components/Icon';
import {areas} from './data';
import type {Piece} from './excerpt';
import type {Hit, PageHits} from './find';
import styles from './Results.module.css';

type Props = {
  /** Prefix of the rows' ids. */
  id: string;
  label: string;
  pages: PageHits[];
  chosen: number;
  choose: (row: number) => void;
  /** Opens a result. Not called for clicks that open a new tab. */
  open: (hit: Hit) => void;
};

/** Renders the method and path of an operation, such as `GET /api/v1/user`. */
function Call({call}: {call: string}): ReactNode {
  const [method = '', path = ''] = call.split(' ');
  return (
    <code className={styles.call}>
      <span className={`ref-method ref-method--${method.toLowerCase()}`}>{method}</span> {path}
    </code>
  );
}

/** The key replaces the element with its text: a browser that translates pages moves texts to other elements. */
const Excerpt = ({pieces}: {pieces: Piece[]}) => (
  <span key={JSON.stringify(pieces)} className={styles.excerpt}>
    {pieces.map(({text, marked}, index) =>
      // oxlint-disable-next-line react/no-array-index-key
      marked ? <mark key={index}>{text}</mark> : text,
    )}
  </span>
);

/** Renders the title of a page, the heading of a section or the name of a field. */
function HitTitle({hit: {heading, place}, isPage}: {hit: Hit; isPage: boolean}): ReactNode {
  const Tag = isPage ? 'strong' : place ? 'code' : 'span';
  return <Tag className={styles.title}>{heading}</Tag>;
}

/** Renders the results as a list box. The focus stays in the search field. */
export default function Results(props: Props): ReactNode {
  const {id, label, pages, chosen, choose, open} = props;
  const list = useRef<HTMLDivElement>(null);
  const all = pages.flatMap(({hits}) => hits);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [chosen, pages]);

  function onClick(event: MouseEvent, hit: Hit) {
    // The browser handles clicks that open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(hit);
  }

  return (
    // Without `tabIndex`, browsers would make this scrollable element a tab stop.
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
    >
      {pages.map(({title, above, area, call, hits}) => (
        <div key={hits[0]?.url} role="group" aria-label={title} className={styles.page}>
          {above && (
            <p className={styles.above} aria-hidden="true">
              {above}
            </p>
          )}
          {hits.map((hit, index) => (
            <a
              key={hit.url}
              id={`${id}${all.indexOf(hit)}`}
              role="option"
              aria-selected={all.indexOf(hit) === chosen}
              className={clsx(styles.row, index > 0 && styles.section)}
              tabIndex={-1}
              href={hit.url}
              onMouseMove={() => choose(all.indexOf(hit))}
              onClick={(event) => onClick(event, hit)}
            >
              {index === 0 && !area && <Icon page={hit.url.split('?')[0]} />}
              <HitTitle hit={hit} isPage={index === 0} />{' '}
              {hit.place && <span className={styles.place}>{hit.place}</span>}{' '}
              {index === 0 && call ? <Call call={call} /> : <Excerpt pieces={hit.excerpt} />}{' '}
              {index === 0 && area && <span className="chip">{areas[area]}</span>}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}
