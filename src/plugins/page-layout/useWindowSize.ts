// Replaces the hook of the theme, which compares pixels: the style sheet measures widths in em.
import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The theme's first width of the desktop, 997 px, at the default font size. */
const desktop = '(min-width: 62.3125em)';

/** What components that are rendered after hydration start with. */
let current: WindowSize = 'ssr';

/**
 * Returns whether the window has the layout of the desktop; `ssr` before hydration. Changes are transitions: on phones,
 * the first one removes the sidebar, which would block the page together with the hydration.
 */
export function useWindowSize(): WindowSize {
  const [size, setSize] = useState(current);
  useEffect(() => {
    const query = window.matchMedia(desktop);
    const update = () => {
      current = query.matches ? 'desktop' : 'mobile';
      startTransition(() => setSize(current));
    };
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return size;
}
