import {useHistory} from '@docusaurus/router';
import {encodedPath} from '@site/src/address';
import {type ReactNode, useMemo} from 'react';

/**
 * Stands around every page. Replaced, as Docusaurus means it to be: the router decodes the address of each link, and would write it
 * into the page with its spaces. All links of the application get their address from here, whoever draws them.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  useMemo(() => {
    const {createHref} = history;
    history.createHref = (to) => createHref({...to, pathname: encodedPath(to.pathname ?? '')});
  }, [history]);
  return children;
}
