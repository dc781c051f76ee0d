import type {Props} from '@theme/Icon/SystemColorMode';
import type {ReactNode} from 'react';

/** Draws a circle, half of it filled. Ejected: the original is a long list of numbers, which every page carries before its first screen. */
export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2"
        fillRule="evenodd"
        d="M12 4a8 8 0 0 1 0 16z"
      />
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M12 4a8 8 0 0 0 0 16" />
    </svg>
  );
}
