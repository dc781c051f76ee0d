import type {ReactNode} from 'react';

type Props = {
  /** What is copied; by default, the code or quotation in the same frame. */
  text?: string;
  label?: string;
};

/** Renders a button that copies. src/components/static/js/pageActions.js handles clicks, also before hydration. */
export default function CopyButton({text, label = 'Copy'}: Props): ReactNode {
  return (
    <button
      type="button"
      className="small-button small-button--icon"
      aria-label={label}
      aria-live="polite"
      value={text}
      data-copies=""
    >
      <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden>
        <rect x="5.5" y="5.5" width="8" height="8" rx="2" />
        <path d="M3 10.500a1.500 1.500 0 0 1-.5-1v-5a2 2 0 0 1 2-2h5a1.500 1.500 0 0 1 1 .5" />
      </svg>
      {/* The script writes into it, perhaps before hydration, which leaves raw HTML alone. */}
      <span dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
    </button>
  );
}
