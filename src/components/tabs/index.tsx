import type {ReactNode} from 'react';
import SegmentedControl from '../SegmentedControl';
import './tabs.css';

/** Prefix of the name of language tabs' radio buttons; src/reference/static/js/reference.js stores what is chosen. */
export const languageName = 'sample-language';

type Props = {
  /** Label of the group for screen readers. */
  legend: string;
  /** Name of the radio buttons. */
  name: string;
  /** Prefix of the ids of the radio buttons. */
  id: string;
  choices: {value: string; label: ReactNode; panel: ReactNode}[];
  className?: string | undefined;
  /** Content between the tab bar and the panels. */
  above?: ReactNode;
};

/** Tabs of radio buttons, which the style sheet reads, so they work without a script. */
export default function RadioTabs({legend, name, id, choices, className, above}: Props): ReactNode {
  return (
    <div className={className ? `radio-tabs ${className}` : 'radio-tabs'}>
      <SegmentedControl className="tab-bar" legend={legend} name={name} id={id} choices={choices} />
      {above}
      {choices.map(({value, panel}) => (
        <div key={value} className="radio-panel" data-choice={value}>
          {panel}
        </div>
      ))}
    </div>
  );
}
