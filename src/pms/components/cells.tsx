import type {ReactNode} from 'react';
import {noCredentials, type Support} from '../model/vocabulary';

/** The content of a cell, with a remark below it in small type. */
export function Text({
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

/** A value of a closed list; its name is its class, which may have a colour. */
export function Value({name, label}: {name: string; label: string}): ReactNode {
  return name === 'unknown' ? (
    <Mark support={name} label={label} />
  ) : (
    <span className={`pms-value--${name}`}>{label}</span>
  );
}

/** A list of several items, a single item as text, "None" without items. */
export function Items({items}: {items: readonly string[]}): ReactNode {
  if (items.length === 0) return <Value name="none" label={noCredentials} />;
  if (items.length === 1) return items[0];
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

type Counts = {documented: number; secondary: number; unknown: number};

/** The facts of a guide by confidence: a bar, and the same in words. */
export function Evidence({documented, secondary, unknown}: Counts): ReactNode {
  const total = documented + secondary + unknown;
  return (
    <>
      <svg
        className="pms-evidence"
        viewBox={`0 0 ${total} 1`}
        aria-hidden
        preserveAspectRatio="none"
      >
        <rect width={documented + secondary} height="1" />
        <rect width={documented} height="1" />
      </svg>
      {documented} of {total}
      <span className="sr-only">
        {' '}
        documented, {secondary} reported, {unknown} unknown
      </span>
    </>
  );
}

/** Short forms of the labels that a tick can't express. */
const shortLabels: Record<string, string> = {
  'Read and write': 'R/W',
  'Read, writing unknown': 'R',
};

/** A tick or letters, a cross or a dash, with a label for screen readers. */
export function Mark({support, label}: {support: Support; label: string}): ReactNode {
  const short = shortLabels[label];
  return (
    <span className={`pms-mark pms-mark--${short ? 'short' : support}`}>
      <span className="sr-only">{label}</span>
      {short && (
        <span aria-hidden data-mdast="ignore">
          {short}
        </span>
      )}
    </span>
  );
}
