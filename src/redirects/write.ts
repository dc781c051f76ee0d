import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createElement as h} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {withPolicy} from '../policy/policy';
import {decodedPath} from '../site/address';
import {WriterError} from '../site/writerError';
import {redirectProblems} from './problems';
import {readRedirects} from './redirects';

/**
 * The page at an old address. `/js/redirect.js` keeps query and hash; without scripts the page's own refresh
 * redirects, without those.
 *
 * @param to address of the page that it redirects to
 */
export function redirectPage(to: string): string {
  const head = [
    h('meta', {charSet: 'utf-8'}),
    h('title', null, 'This page has moved'),
    h('meta', {httpEquiv: 'refresh', content: `0; url=${to}`}),
    h('link', {rel: 'canonical', href: to}),
    h('script', {src: '/js/redirect.js', 'data-to': to}),
  ];
  const text = h('p', null, 'This page has moved to ', h('a', {href: to}, to), '.');
  // Without a key it sends nothing: nobody reads this page.
  const analytics = h('script', {src: '/js/ph.js'});
  const page = h('html', {lang: 'en'}, h('head', null, ...head), h('body', null, text, analytics));
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/**
 * Writes a page for each old address, and `redirects.map`, which `deploy/nginx.conf` includes.
 *
 * @param outDir the built site
 * @param routesPaths addresses of its pages
 * @param policy the content security policy of all pages
 * @throws WriterError when an old address leads to no page or is one
 */
export function writeRedirects(outDir: string, routesPaths: string[], policy: string): void {
  const redirects = readRedirects();
  const problems = redirectProblems(redirects, routesPaths);
  if (problems.length > 0) throw new WriterError(problems);
  for (const {from, to} of redirects) {
    // Hosts decode an address before they look for its file.
    const folder = path.join(outDir, decodedPath(from));
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'index.html'), withPolicy(redirectPage(to), policy));
  }
  // nginx compares decoded addresses, and ignores case unless a key is a regular expression.
  const key = (from: string) => decodedPath(from).replaceAll(/[^\w /-]/g, String.raw`\$&`);
  const lines = redirects.map(({from, to}) => `"~^${key(from)}$" "${to}";\n`);
  writeFileSync(path.join(outDir, 'redirects.map'), lines.join(''));
}
