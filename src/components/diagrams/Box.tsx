import type {ReactNode} from 'react';
import TextLines, {type TextLine} from './TextLines';
import styles from './styles.module.css';

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly TextLine[];
  /** Marks the one thing the drawing wants remembered. */
  accent?: boolean;
}

export default function Box({x, y, width, height, lines, accent = false}: BoxProps): ReactNode {
  return (
    <>
      <rect
        className={accent ? styles.boxAccent : styles.box}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={6}
      />
      <TextLines lines={lines} x={x + width / 2} middle={y + height / 2} />
    </>
  );
}
