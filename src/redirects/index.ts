import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analyticsFromEnv, analyticsScript} from '../analytics/options';
import {redirects} from './redirects';
import {redirectProblems} from './problems';
import {completePage} from './completePage';

const inlineScript = /<script>[^<]*<\/script>/;

/**
 * @param html page that the official plugin wrote
 * @param to address that it leads to
 * @returns the same with a script file in place of the inline one, which the content security policy would not run
 * @throws Error when the page is not as expected, as it may be after an upgrade
 */
export function withScriptFile(html: string, to: string): string {
  if (!inlineScript.test(html)) {
    throw new Error(
      `The redirect page to ${to} holds no inline script: look at what @docusaurus/plugin-client-redirects writes now, and mend src/redirects.`,
    );
  }
  return html.replace(
    inlineScript,
    () => `<script src="/js/redirect.js" data-to="${to}"></script>`,
  );
}

/**
 * The official redirects plugin, and two things that it cannot do. One is an old address that holds a space: it takes such an
 * address only encoded, and would write a folder named `v2%20` where a host looks for `v2 `. The other is a valid page
 * without an inline script.
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
      const problems = redirectProblems(redirects, props.routesPaths);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      await official.postBuild?.({...props, content: undefined});
      const end = analyticsScript(analyticsFromEnv(process.env));
      for (const {from, to} of redirects) {
        const file = path.join(props.outDir, from, 'index.html');
        const page = completePage(await readFile(file, 'utf8'), to, end);
        await writeFile(file, withScriptFile(page, to));
      }
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
