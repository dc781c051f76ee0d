import {Fragment, type ReactNode} from 'react';
import './tabs.css';

/** The name of the radio buttons of a choice of language, which src/reference/static/js/reference.js remembers; an id may follow. */
export const languageName = 'sample-language';

type Choice = {value: string; label: ReactNode; panel: ReactNode};

type Props = {
  /** Says what is chosen, to a screen reader. */
  legend: string;
  /** Of the radio buttons: the same for what is chosen together. */
  name: string;
  /** Begins the ids of the buttons. */
  id: string;
  choices: Choice[];
  className?: string | undefined;
  /** Behind the buttons. */
  beside?: ReactNode;
  /** Between the buttons and the panel. */
  above?: ReactNode;
};

/** Radio buttons that look like tabs. The first of `choices` is chosen unless `chosen` says otherwise. */
export function Choices({
  name,
  id,
  choices,
  chosen,
}: Pick<Props, 'name' | 'id'> & {
  choices: Omit<Choice, 'panel'>[];
  chosen?: string | undefined;
}): ReactNode {
  return choices.map(({value, label}, index) => (
    <Fragment key={value}>
      <input
        type="radio"
        name={name}
        id={`${id}-${value}`}
        value={value}
        defaultChecked={chosen ? value === chosen : index === 0}
        // The reader, or the script that remembers the language, may have chosen before the page came alive.
        suppressHydrationWarning
      />
      <label htmlFor={`${id}-${value}`}>{label}</label>
    </Fragment>
  ));
}

/** Panels of which one is shown. The style sheet reads the radio buttons, so it works without a script. */
export default function RadioTabs({
  legend,
  name,
  id,
  choices,
  className,
  beside,
  above,
}: Props): ReactNode {
  return (
    <div className={className ? `radio-tabs ${className}` : 'radio-tabs'}>
      <fieldset>
        <legend>{legend}</legend>
        <Choices name={name} id={id} choices={choices} />
        {beside}
      </fieldset>
      {above}
      {choices.map(({value, panel}) => (
        <div key={value} className="radio-panel" data-choice={value}>
          {panel}
        </div>
      ))}
    </div>
  );
}
