import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './Hub.module.css';

/** Vertical positions of the PMS boxes in the diagram. */
const rows = [16, 54, 92, 130, 168, 206];

/**
 * Renders the diagram of the home page: many PMSs, one API, your application.
 *
 * @param systems names of PMSs; a box has room for about ten letters
 * @param rest label of the last box, which represents the other PMSs
 */
export default function Hub({
  systems,
  rest,
}: {
  systems: readonly string[];
  rest: string;
}): ReactNode {
  const labels = [...systems.slice(0, rows.length - 1), rest];
  return (
    <svg
      className={styles.hub}
      viewBox="0 0 440 222"
      role="img"
      aria-label={`${labels.join(', ')}: all lead into one API, which leads to your application.`}
    >
      {labels.map((label, index) => {
        const y = rows[index] ?? 0;
        return (
          <g key={label}>
            <rect className={styles.system} x="1" y={y - 14} width="106" height="28" rx="8" />
            <text className={styles.name} x="54" y={y + 4.5}>
              {label}
            </text>
            <path
              className={styles.line}
              data-line={index}
              d={`M107 ${y}C160 ${y} 146 111 198 111`}
            />
          </g>
        );
      })}
      <path className={styles.strong} d="M256 111H330" />
      <image href={useBaseUrl('/img/mark.svg')} x="195" y="79" width="64" height="64" />
      <text className={styles.name} x="227" y="166">
        One API
      </text>
      <rect className={styles.system} x="330" y="83" width="108" height="56" rx="8" />
      <text className={styles.name} x="384" y="115.500">
        Your app
      </text>
    </svg>
  );
}
