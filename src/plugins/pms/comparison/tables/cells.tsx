// Components for the cells of the PMS comparison.
import type {ReactNode} from 'react';
import {isApiKey, type OfWay} from '../../model/credentials';
import {type ShortForm, type ShortSupport, unknownSupport} from '../../model/shortForm';
import {yesNoUnknown, noCredentials} from '../../model/vocabulary';

/** Renders the label of a value: *Unknown* as its sign, *None* in grey, another one as it is. */
export function Value({label}: {label: string}): ReactNode {
  if (label === yesNoUnknown.unknown) return <SupportIcon {...unknownSupport} />;
  return label === noCredentials ? <span className="pms-value--none">{label}</span> : label;
}

type ItemsProps = {
  items: readonly (Pick<ShortForm, 'text'> & Partial<ShortForm>)[];
  /** Stands for the items while the fold is closed. */
  short: string;
  /** The mark of `short`. */
  mark?: string;
  /** The number of values that `short` leaves out, if an item has several. */
  more?: number;
};

/** The longest text, in letters, that each column has room for. The style sheet cuts longer ones. */
const roomFor = 18;

/**
 * Renders a short text in one line, which opens a list of the items in full. `data-value` is what the comparison of
 * selected systems compares.
 */
export function Items({items, short, mark, more = items.length - 1}: ItemsProps): ReactNode {
  const isWhole = items.map(({text}) => text).join('') === short;
  if (isWhole && short.length <= roomFor) return <Value label={short} />;
  return (
    <details className="drop-menu pms-more" name="pms-more">
      <summary data-ignore="all">
        <span data-evidence={mark || undefined}>{short}</span>{' '}
        {!isWhole && more > 0 && <small>+{more}</small>}
      </summary>
      <ul className="clean-list margin--none">
        {items.map(({text, plain}) => (
          <li key={text} data-value={plain === text ? undefined : plain}>
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Renders the first value of the first known way of connecting, which opens the values of all ways. */
export function WayItems({ways}: {ways: readonly OfWay[]}): ReactNode {
  const items = ways.flatMap(({way, values}) => {
    if (!way && values.length > 0) return values;
    const text = values.join(' and ') || noCredentials;
    return !way || way === text ? text : `${way}: ${text}`;
  });
  const known = ways.find(({values}) => !values.includes(yesNoUnknown.unknown)) ?? ways[0];
  const values = known?.values ?? [];
  // The kind of credential that a filter is about.
  const short = values.find(isApiKey) ?? values[0] ?? noCredentials;
  return <Items items={items.map((text) => ({text}))} short={short} />;
}

/** Renders support as a tick, letters, a cross or a dash, with a label for screen readers. Dots mark what isn't documented. */
export function SupportIcon({support, letters, value, text, mark}: ShortSupport): ReactNode {
  return (
    <span
      className={`pms-mark pms-mark--${letters ? 'short' : support}`}
      data-evidence={mark || undefined}
      data-value={letters ?? (mark ? value : undefined)}
      title={text}
    >
      <span className="sr-only">{text}</span>
      {letters && (
        <span aria-hidden data-ignore="all">
          {letters}
        </span>
      )}
    </span>
  );
}
