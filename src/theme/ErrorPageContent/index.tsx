import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/ErrorPageContent';
import {type ComponentProps, type ReactNode, useEffect, useState} from 'react';

/** Replaces page content that has crashed. Wrapped: the original stays when the reader opens another page. */
export default function ErrorPageContent(props: ComponentProps<typeof Original>): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const [crashed] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashed) tryAgain();
  }, [pathname, crashed, tryAgain]);
  return <Original {...props} />;
}
