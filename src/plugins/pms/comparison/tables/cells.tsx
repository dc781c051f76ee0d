// Components for the cells of the PMS comparison.
import type {ReactNode} from 'react';
import {shortForm, type SupportFact, unknownSupport} from '../../model/shortForm';
import {answers, noCredentials, standingWords} from '../../model/vocabulary';

/** Renders the label of a value: *Unknown* as its sign, *None* in grey, another one as it is. */
export function Value({label}: {label: string}): ReactNode {
  if (label === answers.unknown) return <SupportIcon {...unknownSupport} />;
  return label === noCredentials ? <span className="pms-value--none">{label}</span> : label;
}

type ItemsProps = {
  items: readonly string[];
  /** Stands for the items while the fold is closed. Default: the first item. */
  short?: string | undefined;
  /** The text whose mark, such as "(reported)", `short` gets. Default: all items. */
  evidenceOf?: string | undefined;
};

/** Renders a short text in one line, and a fold with the items in full. Renders no items as "None". */
export function Items({
  items,
  short = items[0],
  evidenceOf = items.join(''),
}: ItemsProps): ReactNode {
  if (short === undefined) return <Value label={noCredentials} />;
  if (items.join('') === short) return short;
  const [mark] = /reported|inferred/.exec(evidenceOf) ?? [];
  return (
    <div className="pms-items">
      <span data-ignore="all" data-evidence={mark}>
        {short}
      </span>
      <details className="pms-more">
        <summary data-ignore="all">
          <span className="sr-only"> more</span>
        </summary>
        <ul className="clean-list">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Letters that replace the tick, by label. */
const shortLabels: Record<string, string> = {
  'Read and write': 'R/W',
  'Read, writing unknown': 'R',
  'Read, writing reported': 'R/W',
  'Write, reading unknown': 'W',
};

/** Renders support as a tick, letters, a cross or a dash, with a label for screen readers. Dots mark what isn't documented. */
export function SupportIcon(fact: SupportFact): ReactNode {
  const {support, value, standing, writing} = fact;
  const label = shortForm(fact);
  const short = shortLabels[value];
  const mark = standingWords[writing === 'reported' ? 'secondary' : standing] || undefined;
  return (
    <span
      className={`pms-mark pms-mark--${short ? 'short' : support}`}
      data-evidence={mark}
      title={label}
    >
      <span className="sr-only">{label}</span>
      {short && (
        <span aria-hidden data-ignore="all">
          {short}
        </span>
      )}
    </span>
  );
}
