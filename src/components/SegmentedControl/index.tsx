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

/** Renders a segmented control. It consists of radio buttons, so that CSS can react to them without JavaScript. */
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
            // The selection may change before hydration: by the reader, or by the script that restores the language.
            suppressHydrationWarning
          />
          <label htmlFor={`${id}-${value}`}>{label}</label>
        </Fragment>
      ))}
    </fieldset>
  );
}
