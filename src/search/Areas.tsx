import {type ReactNode, useId} from 'react';
import {type Area, areas} from './data';
import type {Found} from './find';
import styles from './Areas.module.css';

type Props = {
  counts: Found['counts'];
  area: Area | undefined;
  setArea: (area: Area | undefined) => void;
};

/** Filters the results by a part of the site. Radio buttons, which are one tab stop. */
export default function Areas({counts, area, setArea}: Props): ReactNode {
  const group = useId();
  const offered = (Object.keys(areas) as Area[]).filter((one) => counts[one] || one === area);
  if (offered.length < 2 && !area) return null;
  const choices = [
    {value: undefined, label: 'All', count: counts.all},
    ...offered.map((one) => ({value: one, label: areas[one], count: counts[one] ?? 0})),
  ];
  return (
    <fieldset className={styles.areas}>
      <legend className="sr-only">Part of the site</legend>
      {choices.map(({value, label, count}) => (
        <label key={label} className={styles.area}>
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={value === area}
            onChange={() => setArea(value)}
          />
          {label} <span className={styles.count}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
