import type {ReactNode} from 'react';
import type {SupportEntry} from '../model/derive';
import {nothing, supportLabel} from '../model/vocabulary';

/** The content of a cell, with remarks below it in small type. */
export function Text({children, remarks = []}: {children: ReactNode; remarks?: string[]}) {
  return (
    <>
      {children}
      {remarks.map((remark) => (
        <small key={remark}>{remark}</small>
      ))}
    </>
  );
}

/** A value of a closed list; its name is its class, which may have a colour. */
export function Value({name, label, remarks}: {name: string; label: string; remarks?: string[]}) {
  return (
    <Text remarks={remarks}>
      <span className={`pms-value pms-value--${name}`}>
        <span className={name === 'unknown' ? 'sr-only' : undefined}>{label}</span>
      </span>
    </Text>
  );
}

/** Several texts as a list, one as it is, and "None" for none. */
export function Items({items}: {items: readonly string[]}): ReactNode {
  if (items.length === 0) return <Value name="none" label={nothing} />;
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

/** How many facts of a guide are how well known: a bar, and the same in words. */
export function Evidence({documented, secondary, unknown}: Counts): ReactNode {
  const viewBox = `0 0 ${documented + secondary + unknown} 1`;
  return (
    <>
      <svg className="pms-evidence" viewBox={viewBox} aria-hidden preserveAspectRatio="none">
        <rect width={documented + secondary} height="1" />
        <rect width={documented} height="1" />
      </svg>
      {documented} documented
      <span className="sr-only">
        , {secondary} reported, {unknown} unknown
      </span>
    </>
  );
}

/** Labels that a sign can't express, in words that fit below it. */
const shortLabels: Record<string, string> = {
  'Read and write': 'write',
  'Read, writing unknown': 'write?',
};

/** The support of a resource as a sign, with a label for screen readers. */
export function Mark({entry}: {entry: SupportEntry}) {
  const label = supportLabel(entry);
  return (
    <>
      <span className={`pms-mark pms-mark--${entry.support}`}>
        <span className="sr-only">{label}</span>
      </span>
      {label in shortLabels && <small aria-hidden="true">{shortLabels[label]}</small>}
    </>
  );
}
