import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {decodedPath} from '../site/address';
import {analyticsFromEnv, analyticsScript} from '../analytics/options';
import {redirects} from './redirects';
import {type Redirect, redirectProblems} from './problems';
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
 * Makes valid pages of those that the official plugin wrote, and puts them where hosts look for them: it takes an address only
 * encoded, and writes a folder named `v2%20` where `v2 ` is looked for.
 *
 * @param outDir the built site
 * @param end what stands at the end of every page
 * @throws Error when a page is not as expected, as it may be after an upgrade
 */
export async function finishPages(
  outDir: string,
  all: readonly Redirect[],
  end: string,
): Promise<void> {
  for (const {from, to} of all) {
    const page = await readFile(path.join(outDir, from, 'index.html'), 'utf8');
    const folder = path.join(outDir, decodedPath(from));
    await mkdir(folder, {recursive: true});
    await writeFile(
      path.join(folder, 'index.html'),
      withScriptFile(completePage(page, to, end), to),
    );
  }
  for (const {from} of all) {
    const [encoded] = /^.*?%[^/]*/.exec(from) ?? [];
    if (encoded) await rm(path.join(outDir, encoded), {recursive: true, force: true});
  }
}

/**
 * The official redirects plugin, and two things that it cannot do: an old address that holds a space, and a valid page without an
 * inline script.
 *
 * The list is not an option of the plugin, because options travel to the browser with the site's configuration.
 */
export default function redirectsPlugin(context: LoadContext): Plugin {
  const official = clientRedirects(context, {
    id: 'redirects',
    fromExtensions: [],
    toExtensions: [],
    // It encodes where a page leads by itself.
    redirects: redirects.map(({from, to}) => ({from, to: decodedPath(to)})),
  }) as Plugin;
  return {
    name: 'redirects',
    async postBuild(props) {
      const problems = redirectProblems(redirects, props.routesPaths);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      await official.postBuild?.({...props, content: undefined});
      const end = analyticsScript(analyticsFromEnv(process.env));
      await finishPages(props.outDir, redirects, end);
    },
  };
}
