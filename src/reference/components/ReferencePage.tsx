import {useLocation} from '@docusaurus/router';
import {useLayoutEffect} from 'react';

/** Notifies the scripts of reference pages (../static/js), which don't use React, that a page has been rendered. */
export default function ReferencePage(): null {
  const {pathname, hash} = useLocation();

  // Before paint, and before Docusaurus scrolls to the hash.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('reference:shown'));
  }, [pathname, hash]);

  return null;
}
