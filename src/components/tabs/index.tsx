import type {ReactNode} from 'react';
import SegmentedControl from '../SegmentedControl';
import './tabs.css';

/** Name prefix of the radio buttons of language tabs. src/components/static/js/restoreAndReveal.js stores the choice. */
export const languageName = 'sample-language';

type Props = {
  /** Label of the group for screen readers. */
  legend: string;
  /** Name of the radio buttons. */
  name: string;
  /** ID prefix of the radio buttons. */
  id: string;
  choices: {value: string; label: string; panel: ReactNode}[];
  className?: string | undefined;
  /** Content between the tab bar and the panels. */
  above?: ReactNode;
};

/** Renders tabs as radio buttons. The style sheet shows the chosen panel, so the tabs work without JavaScript. */
export default function RadioTabs({legend, name, id, choices, className, above}: Props): ReactNode {
  if (choices.length > 8) throw new Error('A ninth tab needs a rule in components/tabs/tabs.css.');
  return (
    <div
      className={className ? `radio-tabs ${className}` : 'radio-tabs'}
      data-part="tabs"
      data-kind={name.startsWith(languageName) ? 'language' : undefined}
    >
      <SegmentedControl className="tab-bar" legend={legend} name={name} id={id} choices={choices} />
      {above}
      {choices.map(({value, label, panel}) => (
        <div
          key={value}
          className="radio-panel"
          data-part="panel"
          data-choice={value}
          data-label={label}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
