// Diagrams of boxes and arrows. They are HTML, so that their text has the font sizes of the page. The JSON files in
// this folder contain the props.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import BreakablePath from '../BreakablePath';
import styles from './styles.module.css';

/**
 * A cell of the grid: a box, an arrow, or empty (`''`). ` | ` separates the lines of a box. Each line is `**bold**`,
 * code in backticks, or plain. A label may follow an arrow. `→` and `—` (a line without a tip) connect the cells on the
 * left and right; `↓`, `↑` and `↕` connect the rows above and below.
 */
type Cell =
  | string
  | {
      text: string;
      /** Number of grid columns: 3 for two boxes and the arrow between them, 5 for three boxes and two arrows. */
      span?: 3 | 5;
      isAccent?: boolean;
    };

interface DiagramProps {
  /** Text alternative, also used in the Markdown version of the page. */
  alt: string;
  /** All rows have the same number of columns. Boxes and arrows alternate in each row and in each column. */
  rows: {lane?: string; cells: Cell[]}[];
  /** Keeps rows horizontal on phones. By default, rows become columns there. */
  isUpright?: boolean;
}

/** The path of each arrow (24 × 24). */
const arrows: Record<string, string | undefined> = {
  '→': 'M4 12H20M16 8l4 4-4 4',
  '—': 'M4 12H20',
  '↓': 'M12 4V20M8 16l4 4 4-4',
  '↑': 'M12 4V20M8 8l4-4 4 4',
  '↕': 'M12 4V20M8 16l4 4 4-4M8 8l4-4 4 4',
};

const lineClasses: Record<string, string | undefined> = {'**': styles.title, '`': styles.code};

function Lines({text}: {text: string}): ReactNode {
  return text.split(' | ').map((line) => {
    const [, mark = '', words = ''] = /^(\*\*|`|)(.*)\1$/.exec(line) ?? [];
    return (
      <span key={line} className={lineClasses[mark]}>
        <BreakablePath path={words} />
      </span>
    );
  });
}

function Place({cell, isLane}: {cell: Cell; isLane: boolean}): ReactNode {
  const {text, span, isAccent} = typeof cell === 'string' ? {text: cell} : cell;
  const [first = ''] = text;
  const arrow = arrows[first];
  const className = clsx(isLane && styles.lane, span === 3 && styles.three, span && styles.wide);
  if (!text) return <div className={className} />;
  if (!arrow)
    return (
      <div className={clsx(className, styles.frame)}>
        <div className={clsx(styles.box, isAccent && styles.accent)}>
          <Lines text={text} />
        </div>
      </div>
    );
  return (
    <div className={clsx(className, styles.arrow, '↓↑↕'.includes(first) && styles.vertical)}>
      <span>{text.slice(1).trim()}</span>
      <svg viewBox="0 0 24 24">
        <path d={arrow} />
      </svg>
    </div>
  );
}

export default function Diagram({alt, rows, isUpright}: DiagramProps): ReactNode {
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
    </figure>
  );
}
