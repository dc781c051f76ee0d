import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';

/** Draws a globe. Ejected: the original is a long list of numbers, which every page carries before its first screen. */
export default function IconLanguage({width = 20, height = 20, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        d="M21 12a9 9 0 1 1-18 0 9 9 0 1 1 18 0zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z"
      />
    </svg>
  );
}
