import {useHistory} from '@docusaurus/router';
import {encodedPath} from '@site/src/site/address';
import SearchProvider from '@site/src/search/SearchProvider';
import {useHosted} from '@site/src/search/useHosted';
import type {ReactNode} from 'react';

type History = ReturnType<typeof useHistory>;

/** Histories whose links are encoded; on the server each page has one of its own. */
const encoded = new WeakSet<History>();

function encodeLinks(history: History) {
  if (encoded.has(history)) return;
  encoded.add(history);
  const {createHref} = history;
  Object.assign(history, {
    createHref: ({pathname = '', ...rest}: Parameters<typeof createHref>[0]) =>
      createHref({...rest, pathname: encodedPath(pathname)}),
  });
}

/**
 * Stands around every page. Replaced, as Docusaurus means it to be: the router decodes the address of each link, and would write it
 * into the page with its spaces. All links of the application get their address from here, whoever draws them. The search is here because
 * everything below is drawn anew with a page of another kind.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  encodeLinks(useHistory());
  return useHosted() ? children : <SearchProvider>{children}</SearchProvider>;
}
