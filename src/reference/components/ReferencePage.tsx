import {useLocation} from '@docusaurus/router';
import {useLayoutEffect} from 'react';

/** Dispatches an event after each navigation, for the script of reference pages (../static/js), which has no React. */
export default function ReferencePage(): null {
  const {pathname, hash} = useLocation();

  // Before paint, and before Docusaurus scrolls to the hash.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('reference:shown'));
  }, [pathname, hash]);

  return null;
}
