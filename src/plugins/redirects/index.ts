import {rename} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects, {type Options} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The official redirects plugin, and one thing that it cannot do: an old address that holds a space. It takes such an address
 * only encoded, and would write a folder named `v2%20` where a host looks for `v2 `.
 *
 * @param options `redirects`: `from` encoded, `to` a route of the site; hash and query of the request are kept
 */
export default function redirectsPlugin(context: LoadContext, options: unknown): Plugin {
  const {redirects} = options as Required<Pick<Options, 'redirects'>>;
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
          .map(({from}) => /^.*%20(?=\/|$)/.exec(String(from))?.[0])
          .filter((folder) => folder !== undefined),
      );
      for (const folder of encoded) {
        await rename(path.join(props.outDir, folder), path.join(props.outDir, decodeURI(folder)));
      }
    },
  };
}
