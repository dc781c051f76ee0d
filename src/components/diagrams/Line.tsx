import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A connection without a direction; `path` is path data. */
export default function Line({path}: {path: string}): ReactNode {
  return <path className={styles.arrow} d={path} />;
}
