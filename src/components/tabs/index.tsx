import type {ReactNode} from 'react';
import SegmentedControl from '../SegmentedControl';
import './tabs.css';

/** The name of the radio buttons of a choice of language, which src/reference/static/js/reference.js remembers; an id may follow. */
export const languageName = 'sample-language';

type Props = {
  /** Says what is chosen, to a screen reader. */
  legend: string;
  /** Of the radio buttons: the same for what is chosen together. */
  name: string;
  /** Begins the ids of the buttons. */
  id: string;
  choices: {value: string; label: ReactNode; panel: ReactNode}[];
  className?: string | undefined;
  /** Between the buttons and the panel. */
  above?: ReactNode;
};

/** Panels of which one is shown. The style sheet reads the radio buttons, so it works without a script. */
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
