import type {ReactNode} from 'react';
import styles from './Hub.module.css';

/** Vertical positions of the systems' lines in the drawing. */
const left = [24, 66, 108, 150, 192, 234];

/** The product in one drawing: many systems, one schema, your application. */
export default function Hub(): ReactNode {
  return (
    <svg
      className={styles.hub}
      viewBox="0 0 420 260"
      role="img"
      aria-label="Many property management systems lead into one API, which leads to your application."
    >
      {left.map((y) => (
        <g key={y}>
          <rect className={styles.system} x="8" y={y - 12} width="88" height="24" rx="6" />
          <path className={styles.bar} d={`M20 ${y}h${28 + ((y * 7) % 34)}`} />
          <path className={styles.line} d={`M96 ${y}C150 ${y} 132 129 186 129`} />
        </g>
      ))}
      <path className={styles.strong} d="M242 129H318" />
      <circle className={styles.core} cx="214" cy="129" r="34" />
      <path className={styles.mark} d="M224.500 117.500a15 15 0 1 0 0 23M212 129h16" />
      <rect className={styles.app} x="318" y="77" width="94" height="104" rx="10" />
      <path className={styles.bar} d="M334 101h44M334 121h62M334 137h52M334 153h58" />
    </svg>
  );
}
