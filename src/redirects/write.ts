import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createElement as h} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {analyticsFromEnv, analyticsScript} from '../analytics/options';
import {withPolicy} from '../policy/policy';
import {decodedPath} from '../site/address';
import {redirects} from './redirects';
import {type Redirect, redirectProblems} from './problems';

/**
 * The page at an old address. `/js/redirect.js` keeps query and hash; without scripts the page's own refresh redirects, without those.
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
  const page = h('html', {lang: 'en'}, h('head', null, ...head), h('body', null, text));
  const html = renderToStaticMarkup(page);
  return `<!doctype html>${html.replace('</body>', () => `${analyticsScript(analyticsFromEnv(process.env))}</body>`)}`;
}

/**
 * Writes a page for each old address, the `_redirects` file of static hosts (old address, new address, status), and
 * `redirects.map`, which `deploy/nginx.conf` includes.
 *
 * @param outDir the built site
 * @param routesPaths addresses of its pages
 * @param policy the content security policy of all pages
 * @throws Error when an old address leads nowhere or is a page
 */
export function writeRedirects(outDir: string, routesPaths: string[], policy: string): void {
  const problems = redirectProblems(redirects, routesPaths);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const {from, to} of redirects) {
    // Hosts look for a file with the decoded name.
    const folder = path.join(outDir, decodedPath(from));
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'index.html'), withPolicy(redirectPage(to), policy));
  }
  const line = ({from, to}: Redirect) => `${from} ${to} 301\n`;
  writeFileSync(path.join(outDir, '_redirects'), redirects.map(line).join(''));
  // nginx compares decoded addresses, and takes capitals for small letters unless a key is a regular expression.
  const key = (from: string) => decodedPath(from).replaceAll(/[^\w /-]/g, String.raw`\$&`);
  const mapLine = ({from, to}: Redirect) => `"~^${key(from)}$" "${to}";\n`;
  writeFileSync(path.join(outDir, 'redirects.map'), redirects.map(mapLine).join(''));
}
