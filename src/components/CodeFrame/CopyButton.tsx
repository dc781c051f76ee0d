import {type MouseEvent, type ReactNode, useState} from 'react';

/** How long the button shows whether copying succeeded, in milliseconds. */
const SHOWN_MS = 1500;

const idle = 'Copy';

/** Copy icon: two overlapping sheets. */
export const CopyIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden>
    <rect x="5.5" y="5.5" width="8" height="8" rx="2" />
    <path d="M3 10.500a1.500 1.500 0 0 1-.5-1v-5a2 2 0 0 1 2-2h5a1.500 1.500 0 0 1 1 .5" />
  </svg>
);

/** Renders a button that copies the code or quotation in the same frame. Hidden until hydration. */
export default function CopyButton(): ReactNode {
  const [label, setLabel] = useState(idle);

  async function copy({currentTarget}: MouseEvent<HTMLButtonElement>) {
    // `innerText` omits hidden text, such as the variants of a sample that are not selected.
    const code =
      currentTarget.parentElement?.parentElement?.querySelector<HTMLElement>('code, blockquote')
        ?.innerText ?? '';
    try {
      await navigator.clipboard.writeText(code);
      setLabel('Copied');
    } catch {
      // The clipboard requires a secure context and permission.
      setLabel('Not allowed');
    }
    setTimeout(setLabel, SHOWN_MS, idle);
  }

  return (
    <button
      type="button"
      className="small-button small-button--icon"
      onClick={copy}
      aria-live="polite"
    >
      {label === idle ? <CopyIcon /> : undefined}
      <span className={label === idle ? 'sr-only' : undefined}>{label}</span>
    </button>
  );
}
