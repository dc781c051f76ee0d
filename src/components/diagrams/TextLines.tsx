import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface TextLine {
  text: string;
  as?: 'heading' | 'text' | 'code';
}

interface TextLinesProps {
  lines: readonly TextLine[];
  x: number;
  /** The vertical middle of the block of lines. */
  middle: number;
  anchor?: 'start' | 'middle';
}

const LINE_HEIGHT = 17;
/** From the middle of a line down to its baseline, for text of 12 to 13 units. */
const BASELINE = 4.5;

/** SVG does not wrap text: each line is given, and the block is centred on `middle`. */
export default function TextLines({
  lines,
  x,
  middle,
  anchor = 'middle',
}: TextLinesProps): ReactNode {
  const first = middle - ((lines.length - 1) * LINE_HEIGHT) / 2 + BASELINE;
  return lines.map(({text, as = 'text'}, index) => (
    <text
      key={text}
      className={styles[as]}
      x={x}
      y={first + index * LINE_HEIGHT}
      textAnchor={anchor}
    >
      {text}
    </text>
  ));
}
