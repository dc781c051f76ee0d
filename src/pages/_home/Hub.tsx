import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './Hub.module.css';

/** Distances of the PMSs from the middle of the diagram, which is 184 px high, as the list of PMSs next to it. */
const rows = [-72, -24, 24, 72];

/** Renders the lines from the PMSs to Calry, and one bold line that moves to the selected PMS. */
export default function Hub(): ReactNode {
  return (
    <svg className={styles.hub} viewBox="0 -92 144 184" width="144" height="184" aria-hidden>
      {rows.map((y) => (
        <path key={y} d={`M0 ${y}C44 ${y} 30 0 74 0`} />
      ))}
      <path className={styles.chosen} data-line d="M0 1C44 1 30 0 74 0" />
      <path className={styles.strong} d="M112 0H144" />
      <image href={useBaseUrl('/img/mark.svg')} x="64" y="-28" width="56" height="56" />
    </svg>
  );
}
