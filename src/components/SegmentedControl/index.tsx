import {Fragment, type ReactNode} from 'react';

type Props = {
  /** Accessible name of the group. */
  legend: string;
  /** `name` of the radio buttons. Controls with the same name share one selection. */
  name: string;
  /** Prefix of the buttons' IDs; default: `name`. */
  id?: string;
  choices: {value: string; label: ReactNode}[];
  /** Initially selected value; default: the first. */
  chosen?: string | undefined;
  className?: string;
};

/** Renders radio buttons as a segmented control. CSS can react to the selection without JavaScript. */
export default function SegmentedControl({
  legend,
  name,
  id = name,
  choices,
  chosen = choices[0]?.value,
  className = 'segmented',
}: Props): ReactNode {
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {choices.map(({value, label}) => (
        <Fragment key={value}>
          <input
            type="radio"
            name={name}
            id={`${id}-${value}`}
            value={value}
            defaultChecked={value === chosen}
            // The reader, or the script that restores the language, may change the selection before hydration.
            suppressHydrationWarning
          />
          <label htmlFor={`${id}-${value}`}>{label}</label>
        </Fragment>
      ))}
    </fieldset>
  );
}
