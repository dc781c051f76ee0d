import {useLocation} from '@docusaurus/router';
import {useLayoutEffect} from 'react';

/** Dispatches an event after each navigation. The script of reference pages (../static/js) listens to this event. */
export default function ReferencePage(): null {
  const {pathname, hash} = useLocation();

  // A layout effect runs before paint, and before Docusaurus scrolls to the hash.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('reference:shown'));
  }, [pathname, hash]);

  return null;
}
