import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface TextLinesProps {
  /** As Markdown, with ` | ` between lines; each is bold, code or plain as a whole. */
  lines: string;
  x: number;
  /** The vertical middle of the block of lines. */
  middle: number;
  anchor?: 'start' | 'middle';
}

const LINE_HEIGHT = 17;
/** From the middle of a line down to its baseline, for text of 12 to 13 units. */
const BASELINE = 4.5;

const classNames: Record<string, string | undefined> = {'**': styles.heading, '`': styles.code};

/** SVG does not wrap text: each line is given, and the block is centred on `middle`. */
export default function TextLines({lines, x, middle, anchor = 'start'}: TextLinesProps): ReactNode {
  const all = lines.split(' | ');
  const first = middle - ((all.length - 1) * LINE_HEIGHT) / 2 + BASELINE;
  return all.map((line, index) => {
    const [, mark = '', text] = /^(\*\*|`|)(.*)\1$/.exec(line) ?? [];
    const className = classNames[mark] ?? styles.text;
    const y = first + index * LINE_HEIGHT;
    return (
      <text key={line} className={className} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
    );
  });
}
