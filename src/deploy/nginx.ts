import type {Description} from './headers';

/**
 * @param text a value
 * @param after variables that nginx adds to it
 * @returns both as an nginx string
 * @throws Error when the value holds what nginx would read as something else
 */
function quote(text: string, after = ''): string {
  if (/["$\\\n]/.test(text)) throw new Error(`nginx cannot be told this value: ${text}`);
  return `"${text}${after}"`;
}

const header = ([name, value]: [string, string]) => `add_header ${name} ${value} always;`;

/** Types that nginx's own table lacks. */
const types = {
  md: 'text/markdown',
  'ya?ml': 'application/yaml',
  webmanifest: 'application/manifest+json',
  tgz: 'application/gzip',
};

/**
 * `Accept` headers of those who would rather have Markdown: they name it without a lesser weight, or name it and no HTML. No
 * browser does.
 */
const wantsMarkdown = [
  'text/markdown *(,|$|; *(?![q ]))',
  'text/markdown *; *q *= *1',
  '^(?!.*text/html).*text/markdown *; *q *= *0?[.][0-9]*[1-9]',
];

/**
 * What goes inside the `server` block of an nginx that serves the built site. Every header is set at this one level: nginx drops
 * those of the level above where a location sets one of its own.
 *
 * @throws Error when a value cannot be written as an nginx string
 */
export function nginxConfig({headers, secureHeaders, cache, redirects}: Description): string {
  const secure = Object.entries(secureHeaders).map(
    ([name, value], index) => [name, value, `$secure_${index}`] as const,
  );
  return `# Written by the build; the server block that includes it sets listen, server_name, certificate and root.
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/css text/markdown text/plain text/xml application/javascript application/json application/yaml;

# The build leaves both beside each file. Brotli needs Debian's libnginx-mod-http-brotli-static.
gzip_static on;
gzip_vary on;
brotli_static on;

# A page has one address. Merged, one with two slashes would bring a page whose script does not know it.
merge_slashes off;
location ~ // { return 404; }

set $cache_rule ${quote(cache.otherwise)};
${Object.entries(cache.folders)
  .map(([folder, rule]) => `if ($uri ~ ^${folder}) { set $cache_rule ${quote(rule)}; }`)
  .join('\n')}

# A page is Markdown for those who ask for it so. A page's address has no ending; what a file is doesn't depend on who asks.
set $vary Accept;
set $twin $uri.md;
if ($uri = /) { set $twin /index.md; }
if ($uri ~ [.][^/]*$) { set $vary ""; }
set $markdown "";
${wantsMarkdown.map((pattern) => `if ($http_accept ~* "${pattern}") { set $markdown $document_root$twin; }`).join('\n')}
if ($vary = "") { set $markdown ""; }
if (-f $markdown) { rewrite ^ $twin last; }

# An empty header is not sent: these stand only on answers over TLS that ends here.
${secure
  .map(
    ([, value, variable]) =>
      `set ${variable} "";\nif ($scheme = https) { set ${variable} ${quote(value)}; }`,
  )
  .join('\n')}

${Object.entries(headers)
  .map(([name, value]) => header([name, quote(value)]))
  .join('\n')}
${secure.map(([name, , variable]) => header([name, variable])).join('\n')}
add_header Cache-Control $cache_rule always;
add_header Vary $vary always;

error_page 404 /404.html;
location = /404.html { internal; }
location = /404 { return 404; }

# Names are compared decoded, and the query goes along.
${redirects
  .map(
    ({from, to}) =>
      `location = ${quote(decodeURI(from))} { return 301 ${quote(to, '$is_args$args')}; }`,
  )
  .join('\n')}

# Hidden files, and the files for static hosts.
location ~ /\\. { return 404; }
location ~ ^/_(headers|redirects)$ { return 404; }

# One address a page: with .html or a slash at its end it leads to the one without.
location = / { try_files /index.html =404; }
location = /index.html { return 301 /$is_args$args; }
location ~ "^(/.+)\\.html$" {
  if (-f $request_filename) { rewrite "^(/.+)\\.html$" $1 permanent; }
  return 404;
}
# (A named capture, because a numbered one comes encoded where the address has a space.)
location ~ "^(?<page>/.+)/$" {
  if (-f $document_root$page.html) { rewrite "^(/.+)/$" $1 permanent; }
  if (-f $document_root$page/index.html) { rewrite "^(/.+)/$" $1 permanent; }
  return 404;
}

${Object.entries(types)
  .map(
    ([ending, type]) =>
      `location ~ \\.${ending}$ { types {} default_type ${type}; try_files $uri =404; }`,
  )
  .join('\n')}
location / { try_files $uri $uri.html =404; }
`;
}
