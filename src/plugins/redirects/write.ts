// Writes the redirects, as pages and for nginx.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {withPolicy} from '../policy/policy';
import {decodedPath} from '../../site/address/address';
import {baseUrl, isPreview, withBase} from '../../site/address/base';
import {ProblemError} from '../../site/problem';
import {readTemplate} from '../../site/template';
import {escapedForRegExp} from '../../site/text';
import {readRedirects, redirectProblems} from './redirects';

/**
 * The page at an old path. `/js/redirect.js` keeps query and hash. Without JavaScript, the `<meta http-equiv="refresh">`
 * drops both. `/js/ph.js` has no key here, so that a page that only redirects is not counted.
 */
const redirectPage = readTemplate(path.join(__dirname, 'redirectPage.txt'));
const robots = isPreview ? '    <meta name="robots" content="noindex">' : '';

/**
 * Writes a page for each redirect, and `redirects.map`, which `deploy/nginx.conf` includes.
 *
 * @param routes decoded paths of the site's pages
 * @param policy the content security policy of all pages
 * @throws ProblemError if a redirect is invalid
 */
export function writeRedirects({siteDir, outDir}: Props, routes: string[], policy: string): void {
  const redirects = readRedirects(siteDir);
  const problems = redirectProblems(redirects, routes);
  if (problems.length > 0) throw new ProblemError(problems);
  for (const {from, to} of redirects) {
    // Hosts decode a path before they look for its file.
    const file = path.join(outDir, decodedPath(from), 'index.html');
    mkdirSync(path.dirname(file), {recursive: true});
    const page = redirectPage({to: withBase(to), root: baseUrl, robots});
    writeFileSync(file, withPolicy(page, policy, from));
  }
  // nginx compares decoded paths. The prefix `~` makes the comparison case-sensitive.
  const keyOf = (from: string) => escapedForRegExp(decodedPath(from));
  const lines = redirects.map(({from, to}) => `"~^${keyOf(from)}$" "${to}";\n`);
  writeFileSync(path.join(outDir, 'redirects.map'), lines.join(''));
}
