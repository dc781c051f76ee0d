import type {ReactNode} from 'react';
import {capitalized} from '../../site/text';

/** SVG paths (16 × 16) by kind: an "i" in a circle and an exclamation mark in a triangle. */
const icons = {
  note: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8M8 7.4v3.4M8 5v.1',
  caution: 'M8 2 14.5 13.5H1.5ZM8 6.5v3.2M8 11.6v.1',
};

export type CalloutKind = keyof typeof icons;

type Props = {
  kind: CalloutKind;
  title?: ReactNode;
  children: ReactNode;
};

/** Renders a callout. In Markdown it is an admonition: `:::note[Title]`. */
export default function Callout({kind, title, children}: Props): ReactNode {
  return (
    <div className={`callout callout--${kind}`} role="note" data-part="callout" data-kind={kind}>
      <p className="callout-title" data-part="title">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={icons[kind]} />
        </svg>
        {title ?? capitalized(kind)}
      </p>
      <div>{children}</div>
    </div>
  );
}
