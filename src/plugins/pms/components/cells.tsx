// Components for the cells of the PMS comparison.
import type {ReactNode} from 'react';
import {shortForm, type SupportFact} from '../model/shortForm';
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
    <SupportIcon support={name} value={label} standing="documented" />
  ) : (
    <span className={`pms-value--${name}`}>{label}</span>
  );
}

/** Renders several items as a list, a single item as text, and no items as "None". */
export function Items({items}: {items: readonly string[]}): ReactNode {
  if (items.length === 0) return <ListValue name="none" label={noCredentials} />;
  if (items.length === 1) return items[0];
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

type Counts = {documented: number; secondary: number; inferred: number; unknown: number};

/** Renders the numbers of documented, reported or inferred, and unknown facts as a bar, with a text alternative. */
export function EvidenceBar({documented, secondary, inferred, unknown}: Counts): ReactNode {
  const known = documented + secondary + inferred;
  const total = known + unknown;
  return (
    <>
      <svg
        className="pms-evidence"
        viewBox={`0 0 ${total} 1`}
        aria-hidden
        preserveAspectRatio="none"
      >
        <rect width={known} height="1" />
        <rect width={documented} height="1" />
      </svg>
      {documented} of {total}
      <span className="sr-only">
        {' '}
        documented, {secondary} reported, {inferred} inferred, {unknown} unknown
      </span>
    </>
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
