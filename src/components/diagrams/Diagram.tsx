import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A cell of the grid: a box, an arrow, or empty (`''`). The lines of a box are separated by ` | `; each is `**bold**`,
 * code in backticks, or plain. An arrow may be followed by a label. `→` and `—` (a line) point to the next cell of the
 * row; `↓`, `↑` and `↕` connect the rows above and below.
 */
type Cell =
  | string
  | {
      text: string;
      /** Number of grid columns: two or three boxes, and the arrows between them. */
      span?: 3 | 5;
      isAccent?: boolean;
    };

interface DiagramProps {
  /** Text alternative, also used in the Markdown version of the page. */
  alt: string;
  /** Rows with the same number of columns. Boxes and arrows alternate, both in a row and from row to row. */
  rows: {lane?: string; cells: Cell[]}[];
  /** Keeps rows horizontal on phones. By default they become columns. */
  isUpright?: boolean;
  caption?: string;
}

const directions: Record<string, string | undefined> = {
  '→': styles.onward,
  '—': styles.onward,
  '↓': styles.down,
  '↑': styles.up,
  '↕': styles.down,
};

const heads: Record<string, string | undefined> = {'—': '', '↕': 'M16 8l4 4-4 4M8 8l-4 4 4 4'};

const lineClasses: Record<string, string | undefined> = {'**': styles.title, '`': styles.code};

function Lines({text}: {text: string}): ReactNode {
  return text.split(' | ').map((line) => {
    const [, mark = '', words] = /^(\*\*|`|)(.*)\1$/.exec(line) ?? [];
    return (
      <span key={line} className={lineClasses[mark]}>
        {words?.split(/(?<=\/)|(?<=[a-z])(?=[A-Z])/).map((part) => (
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </span>
    );
  });
}

function Place({cell, isLane}: {cell: Cell; isLane: boolean}): ReactNode {
  const {text, span, isAccent} = typeof cell === 'string' ? {text: cell} : cell;
  const [arrow = ''] = text;
  const direction = directions[arrow];
  const className = clsx(isLane && styles.lane, span === 3 && styles.three, span && styles.wide);
  if (!text) return <div className={className} />;
  if (!direction)
    return (
      <div className={clsx(className, styles.frame)}>
        <div className={clsx(styles.box, isAccent && styles.accent)}>
          <Lines text={text} />
        </div>
      </div>
    );
  return (
    <div className={clsx(className, styles.arrow, direction)}>
      <span>{text.slice(1).trim()}</span>
      <svg viewBox="0 0 24 24">
        <path d={`M4 12H20${heads[arrow] ?? 'M16 8l4 4-4 4'}`} />
      </svg>
    </div>
  );
}

/**
 * Renders a diagram of boxes and arrows in HTML, so that its text has the font sizes of the page. Rows become columns
 * on phones.
 */
export default function Diagram({alt, rows, isUpright, caption}: DiagramProps): ReactNode {
  const places = (rows[0]?.cells ?? []).reduce(
    (sum, cell) => sum + (typeof cell === 'string' ? 1 : (cell.span ?? 1)),
    0,
  );
  return (
    <figure className={styles.figure}>
      <div
        role="img"
        aria-label={alt}
        className={clsx(styles.diagram, styles[`places${places}`], !isUpright && styles.turns)}
      >
        {rows.map(({lane, cells}, row) => (
          // The index is a stable key: the rows of a diagram never change.
          <div key={row} className={styles.row}>
            <div className={clsx(lane && styles.lane, lane && styles.label)}>{lane}</div>
            {cells.map((cell, index) => (
              <Place key={index} cell={cell} isLane={Boolean(lane)} />
            ))}
          </div>
        ))}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
