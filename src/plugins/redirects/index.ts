import {rename} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../config/redirects';

/**
 * The official redirects plugin, and one thing that it cannot do: an old address that holds a space. It takes such an address
 * only encoded, and would write a folder named `v2%20` where a host looks for `v2 `.
 *
 * The list is not an option of the plugin, because options travel to the browser with the site's configuration.
 */
export default function redirectsPlugin(context: LoadContext): Plugin {
  const official = clientRedirects(context, {
    id: 'redirects',
    fromExtensions: [],
    toExtensions: [],
    redirects,
  }) as Plugin;
  return {
    name: 'redirects',
    async postBuild(props) {
      await official.postBuild?.({...props, content: undefined});
      const encoded = new Set(
        redirects
          .map(({from}) => /^.*%20(?=\/|$)/.exec(from)?.[0])
          .filter((folder) => folder !== undefined),
      );
      for (const folder of encoded) {
        await rename(path.join(props.outDir, folder), path.join(props.outDir, decodeURI(folder)));
      }
    },
  };
}
