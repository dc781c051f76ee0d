import type {Description} from './headers';

/**
 * The `_headers` file that static hosts such as Netlify and Cloudflare Pages read.
 *
 * It says nothing about what is asked for anew each time: that is the default of these hosts, and a rule for everything would
 * be joined with the one for a folder.
 */
export function headersFile({headers, secureHeaders, cache}: Description): string {
  const rules = {
    '/*': {...headers, ...secureHeaders},
    ...Object.fromEntries(
      Object.entries(cache.folders).map(([folder, value]) => [
        `${folder}*`,
        {'Cache-Control': value},
      ]),
    ),
  };
  return Object.entries(rules)
    .map(([pattern, fields]) =>
      [pattern, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

/** The `_redirects` file of the same hosts: old address, new address, status. */
export function redirectsFile({redirects}: Description): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
