import {type ReactNode, useId} from 'react';
import SegmentedControl from '../../components/SegmentedControl';
import {type Area, areas} from './data';
import type {SearchResults} from './find';
import styles from './Search.module.css';

type Props = {
  counts: SearchResults['counts'];
  area: Area | undefined;
  setArea: (area: Area | undefined) => void;
};

/** Renders radio buttons that filter the results by part of the site. */
export default function AreaFilter({counts, area, setArea}: Props): ReactNode {
  const name = useId();
  const offered = (Object.keys(areas) as Area[]).filter((one) => counts[one] || one === area);
  if (offered.length < 2 && !area) return null;
  const choices = (['all', ...offered] as const).map((value) => ({
    value,
    label: (
      <>
        {value === 'all' ? 'All' : areas[value]} <small>{counts[value] ?? 0}</small>
      </>
    ),
  }));
  return (
    <div
      className={styles.areas}
      onChange={({target}) => {
        const {value} = target as HTMLInputElement;
        setArea(offered.find((one) => one === value));
      }}
    >
      <SegmentedControl legend="Part of the site" name={name} choices={choices} chosen={area} />
    </div>
  );
}
