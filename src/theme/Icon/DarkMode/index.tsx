import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

/** Draws a moon. Ejected: the original is a long list of numbers, which every page carries before its first screen. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M10 4a7 7 0 1 0 10 10A8 8 0 0 1 10 4z"
      />
    </svg>
  );
}
