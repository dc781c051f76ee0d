import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'svg'> & {
  /** The line of the drawing, in a square of 24. */
  d: string;
};

/** An icon of one line, as wide as 24 pixels unless told. */
export default function Icon({d, strokeWidth = 2, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        d={d}
      />
    </svg>
  );
}
