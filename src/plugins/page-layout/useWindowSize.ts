// Replaces the hook of the theme, which compares pixels: the style sheet measures widths in em.
import {useSyncExternalStore} from 'react';

/** The theme's first width of the desktop, 997 px, at the default font size. */
const desktop = '(min-width: 62.3125em)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(desktop);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the window has the layout of the desktop; `ssr` before hydration. */
export const useWindowSize = (): 'desktop' | 'mobile' | 'ssr' =>
  useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(desktop).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
