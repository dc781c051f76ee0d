import {useLocation} from '@docusaurus/router';
import {useLayoutEffect} from 'react';

/** Tells the scripts of reference pages, which know nothing of React (../static/js), that a page has been shown. */
export default function ReferencePage(): null {
  const {pathname, hash} = useLocation();

  // Before the paint, and before the application scrolls to what the address names.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('reference:shown'));
  }, [pathname, hash]);

  return null;
}
