import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {slugOf} from './content.mjs';

/** Path on this site of the page that is the example of a guide. */
export const guide = '/docs/guides/pagination';

/**
 * @param {string} dir the built site
 * @returns {Promise<string>} address of the largest operation page
 */
async function heaviestOperation(dir) {
  const base = 'docs/vacation-rental-api';
  const files = (await readdir(path.join(dir, base), {recursive: true})).filter((file) =>
    file.endsWith('.html'),
  );
  const sizes = await Promise.all(
    files.map(async (file) => ({file, size: (await stat(path.join(dir, base, file))).size})),
  );
  sizes.sort((a, b) => b.size - a.size || a.file.localeCompare(b.file));
  return `/${base}/${sizes[0]?.file.replace(/\.html$/, '')}`;
}

/**
 * One page of each kind.
 *
 * @param {string} dir the built site
 * @returns {Promise<{home: string, guide: string, operation: string, comparison: string}>} their addresses
 */
export const pageKinds = async (dir) => ({
  home: '/',
  guide,
  operation: await heaviestOperation(dir),
  comparison: '/docs/PMS%20Specific%20Guides',
});

/**
 * @param {string} address of a page on this site
 * @returns {{starter: string, starlight: string}} where the same content stands in the others
 */
export function sameContent(address) {
  const slug = slugOf(decodeURIComponent(address.slice(1)));
  return {starter: `/docs/content/${slug}`, starlight: `/${slug}/`};
}

/** @typedef {{name: string, site: import('./sites.mjs').SiteName, address: string}} Visit */

/** What the pages of the others are called, behind the kind of the page. */
export const peers = {starter: 'starter, same page', starlight: 'Starlight'};

/**
 * @param {Record<string, string>} kinds address of the example of each kind
 * @returns {Visit[]} each of them, with the same content in the starter and in Starlight behind it, and the starter's own page
 */
export const visitsOf = (kinds) => [
  {name: 'starter, /docs/intro', site: 'starter', address: '/docs/intro'},
  ...Object.entries(kinds).flatMap(([kind, address]) => {
    const same = sameContent(address);
    /** @type {Visit[]} */
    const three = [
      {name: kind, site: 'site', address},
      {name: `${kind}: ${peers.starter}`, site: 'content', address: same.starter},
      {name: `${kind}: ${peers.starlight}`, site: 'starlight', address: same.starlight},
    ];
    return three;
  }),
];
