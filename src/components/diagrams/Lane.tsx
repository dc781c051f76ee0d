import type {ReactNode} from 'react';
import TextLines from './TextLines';
import styles from './styles.module.css';

interface LaneProps {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
}

/** A tinted area that groups what belongs to one party, named at its top. */
export default function Lane({x, y, width, height, label}: LaneProps): ReactNode {
  return (
    <>
      <rect className={styles.lane} x={x} y={y} width={width} height={height} rx={10} />
      <TextLines lines={`**${label}**`} x={x + width / 2} middle={y + 19} anchor="middle" />
    </>
  );
}
