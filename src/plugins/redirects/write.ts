// Writes the redirects, as pages and for nginx.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {createElement as h} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {withPolicy} from '../policy/policy';
import {decodedPath} from '../../site/address';
import {isPreview, withBase} from '../../site/base';
import {ProblemError} from '../../site/problem';
import {escapedForRegExp} from '../../site/text';
import {readRedirects, redirectProblems} from './redirects';

/**
 * Returns the HTML of the page at an old path. `/js/redirect.js` keeps query and hash. Without JavaScript, the
 * `<meta http-equiv="refresh">` drops both.
 *
 * @param to encoded address of the new page
 */
function redirectPage(to: string): string {
  const head = [
    h('meta', {charSet: 'utf-8'}),
    h('title', null, 'This page has moved'),
    ...(isPreview ? [h('meta', {name: 'robots', content: 'noindex'})] : []),
    h('meta', {httpEquiv: 'refresh', content: `0; url=${to}`}),
    h('link', {rel: 'canonical', href: to}),
    h('script', {src: withBase('/js/redirect.js'), 'data-to': to}),
  ];
  const text = h('p', null, 'This page has moved to ', h('a', {href: to}, to), '.');
  // Every page has the script. This one has no key, so that a page that only redirects is not counted.
  const analytics = h('script', {src: withBase('/js/ph.js')});
  const page = h('html', {lang: 'en'}, h('head', null, ...head), h('body', null, text, analytics));
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

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
    writeFileSync(file, withPolicy(redirectPage(withBase(to)), policy, from));
  }
  // nginx compares decoded paths. The prefix `~` makes the comparison case-sensitive.
  const keyOf = (from: string) => escapedForRegExp(decodedPath(from));
  const lines = redirects.map(({from, to}) => `"~^${keyOf(from)}$" "${to}";\n`);
  writeFileSync(path.join(outDir, 'redirects.map'), lines.join(''));
}
