import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import BreakablePath from '../components/BreakablePath';
import {areas} from './data';
import type {Piece} from './excerpt';
import type {Hit, PageHits} from './find';
import styles from './Results.module.css';

/** A row that can be chosen: a hit, an earlier search, or "Show more". */
export type Row = {kind: 'hit'; hit: Hit} | {kind: 'recent'; query: string} | {kind: 'more'};

type Props = {
  /** Beginning of the ids of the rows. */
  id: string;
  pages: PageHits[];
  recent: string[];
  /** Number of pages that are not shown. */
  more: number;
  chosen: number;
  choose: (row: number) => void;
  /** Opens a row; called for clicks that do not ask for a new tab. */
  open: (row: Row) => void;
};

/** Method and path of an operation, such as `GET /api/v1/user`. */
function Call({call}: {call: string}): ReactNode {
  const [method = '', path = ''] = call.split(' ');
  return (
    <code className={styles.call}>
      <span className={`ref-method ref-method--${method.toLowerCase()}`}>{method}</span>{' '}
      <BreakablePath path={path} />
    </code>
  );
}

const Excerpt = ({pieces}: {pieces: Piece[]}) =>
  // oxlint-disable-next-line react/no-array-index-key
  pieces.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));

/** Whether the row is directly below the title of its page, which would repeat its heading. */
const isTitle = ({heading, excerpt}: Hit, index: number) =>
  index === 0 && heading === '' && excerpt.length > 0;

/** The rows in the order of the list. */
export const rowsOf = ({pages, recent, more}: Pick<Props, 'pages' | 'recent' | 'more'>): Row[] => [
  ...recent.map((query): Row => ({kind: 'recent', query})),
  ...pages.flatMap(({hits}) => hits.map((hit): Row => ({kind: 'hit', hit}))),
  ...(more > 0 ? [{kind: 'more'} as const] : []),
];

/** The list of results, in groups by page. The focus stays in the box. */
export default function Results(props: Props): ReactNode {
  const {id, pages, recent, more, chosen, choose, open} = props;
  const list = useRef<HTMLDivElement>(null);
  const rows = rowsOf(props);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [chosen, pages]);

  const numberOf = (wanted: Hit | string | undefined) =>
    rows.findIndex((row) =>
      row.kind === 'hit'
        ? row.hit === wanted
        : (row.kind === 'recent' ? row.query : undefined) === wanted,
    );
  const rowProps = (number: number) => ({
    id: `${id}${number}`,
    role: 'option',
    'aria-selected': number === chosen,
    className: clsx(styles.row, number === chosen && styles.chosen),
    onMouseMove: () => number !== chosen && choose(number),
    onClick: (event: MouseEvent) => {
      // A click that asks for a new tab stays with the browser.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const row = rows[number];
      if (row) open(row);
    },
  });

  return (
    // Browsers would make a scrollable element a tab stop.
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-label={recent.length > 0 ? 'Recent searches' : 'Results'}
      tabIndex={-1}
      className={styles.list}
    >
      {recent.length > 0 && (
        <div role="presentation" className={styles.title}>
          Recent searches
        </div>
      )}
      {recent.map((query) => (
        <div key={query} {...rowProps(numberOf(query))}>
          <span className={styles.heading}>{query}</span>
        </div>
      ))}
      {pages.map(({title, area, call, hits}, page) => (
        <div
          key={hits[0]?.url}
          role="group"
          aria-labelledby={`${id}page${page}`}
          className={styles.page}
        >
          <div id={`${id}page${page}`} role="presentation" className={styles.title}>
            <span className={styles.name}>
              {title} {call && <Call call={call} />}
            </span>
            <span className={styles.area}>{areas[area]}</span>
          </div>
          {hits.map((hit, index) => (
            <a key={hit.url} {...rowProps(numberOf(hit))} tabIndex={-1} href={hit.url}>
              <span className={clsx(styles.heading, isTitle(hit, index) && 'sr-only')}>
                {hit.heading || title}{' '}
                {hit.place && <span className={styles.place}>{hit.place}</span>}
              </span>
              <span className={styles.excerpt}>
                <Excerpt pieces={hit.excerpt} />
              </span>
            </a>
          ))}
        </div>
      ))}
      {more > 0 && (
        <div {...rowProps(rows.length - 1)}>
          <span className={styles.heading}>Show more</span>
          <span className={styles.excerpt}>
            {more === 1 ? 'One more page' : `${more} more pages`}
          </span>
        </div>
      )}
    </div>
  );
}
