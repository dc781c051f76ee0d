import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ArrowProps {
  /** The `id` of the diagram that the arrow is part of. */
  diagram: string;
  /** Path data; the head sits at its end. */
  path: string;
}

export default function Arrow({diagram, path}: ArrowProps): ReactNode {
  return <path className={styles.arrow} d={path} markerEnd={`url(#${diagram}-arrow)`} />;
}
