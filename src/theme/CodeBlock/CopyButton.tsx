import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useState} from 'react';

/** How long the button says that it worked, in milliseconds. */
const SHOWN_MS = 1500;

/** Copies the text of the code block or quotation in whose bar it stands. Hidden by the style sheet until the page can run it. */
export default function CopyButton({className}: {className?: string}): ReactNode {
  const [label, setLabel] = useState('Copy');

  async function copy({currentTarget}: MouseEvent<HTMLButtonElement>) {
    // As it is shown: a sample holds what another choice of its reader would show, too.
    const code =
      currentTarget.parentElement?.parentElement?.querySelector<HTMLElement>('code, blockquote')
        ?.innerText ?? '';
    try {
      await navigator.clipboard.writeText(code);
      setLabel('Copied');
    } catch {
      // The clipboard needs a secure context and the reader's leave.
      setLabel('Not allowed');
    }
    setTimeout(setLabel, SHOWN_MS, 'Copy');
  }

  return (
    <button
      type="button"
      className={clsx('small-button', className)}
      onClick={copy}
      aria-live="polite"
    >
      {label}
    </button>
  );
}
