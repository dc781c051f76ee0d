// Components for the cells of the PMS comparison.
import type {ReactNode} from 'react';
import {shortForm, type SupportFact, unknownSupport} from '../model/shortForm';
import {noCredentials, standingWords} from '../model/vocabulary';

/** Renders content with a remark in small type below it. */
export function WithRemark({
  children,
  remark,
}: {
  children: ReactNode;
  remark?: string | false | undefined;
}) {
  return (
    <>
      {children}
      {remark && <small>{remark}</small>}
    </>
  );
}

/** Renders a value of a closed list, with a class for its colour. */
export function ListValue({name, label}: {name: string; label: string}): ReactNode {
  return name === 'unknown' ? (
    <SupportIcon {...unknownSupport} value={label} />
  ) : (
    <span className={`pms-value--${name}`}>{label}</span>
  );
}

/** The number of letters that fit in the narrowest column of a table. */
const LINE = 14;

/**
 * Renders the first item in one line, and a fold that shows the rest of it and the other items. Renders no items as
 * "None".
 */
export function Items({items}: {items: readonly string[]}): ReactNode {
  const [first, ...others] = items;
  if (first === undefined) return <ListValue name="none" label={noCredentials} />;
  if (others.length === 0 && first.length <= LINE) return first;
  return (
    <div className="pms-items">
      <span title={first}>{first}</span>
      <details className="pms-more" data-ignore={others.length > 0 ? undefined : 'all'}>
        <summary data-ignore="all">
          {others.length > 0 && `+${others.length}`}
          <span className="sr-only"> more</span>
        </summary>
        {others.length > 0 && (
          <ul>
            {others.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
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
      title={mark && label}
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
