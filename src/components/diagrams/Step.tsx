import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface StepProps {
  x: number;
  y: number;
  number: number;
}

export default function Step({x, y, number}: StepProps): ReactNode {
  return (
    <>
      <circle className={styles.step} cx={x} cy={y} r={10} />
      <text className={styles.stepNumber} x={x} y={y + 4.5} textAnchor="middle">
        {number}
      </text>
    </>
  );
}
