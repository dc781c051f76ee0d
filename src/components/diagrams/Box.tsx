import type {ReactNode} from 'react';
import TextLines from './TextLines';
import styles from './styles.module.css';

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** As of TextLines. */
  lines: string;
  /** Marks the one thing the drawing wants remembered. */
  accent?: boolean;
}

export default function Box({x, y, width, height, lines, accent = false}: BoxProps): ReactNode {
  const className = accent ? styles.boxAccent : styles.box;
  return (
    <>
      <rect className={className} x={x} y={y} width={width} height={height} rx={6} />
      <TextLines lines={lines} x={x + width / 2} middle={y + height / 2} anchor="middle" />
    </>
  );
}
