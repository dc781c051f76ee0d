import {Fragment, type ReactNode} from 'react';

type Props = {
  /** Says what is chosen. */
  legend: string;
  /** Of the radio buttons: the same for what is chosen together. */
  name: string;
  /** Begins the ids of the buttons; the name unless it says otherwise. */
  id?: string;
  choices: {value: string; label: ReactNode}[];
  /** The first unless it says otherwise. */
  chosen?: string | undefined;
  className?: string;
};

/** A choice of one out of a few: radio buttons, which a style sheet can read, so that it works without a script. */
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
            // The reader, or the script that remembers the language, may have chosen before the page was hydrated.
            suppressHydrationWarning
          />
          <label htmlFor={`${id}-${value}`}>{label}</label>
        </Fragment>
      ))}
    </fieldset>
  );
}
