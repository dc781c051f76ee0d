/** Sent with every answer. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Types that a host may not know, or would name without the encoding. */
const markdown = /\.md$/;

/** Files whose name changes with their content may be kept for ever; anything else is asked for anew. */
const hashed = /^\/assets\//;

/**
 * The headers of an answer, apart from encoding; the type only where a host's own would not do.
 *
 * @param {string} pathname decoded path of the file within the site
 * @returns {Record<string, string>}
 */
export function headersFor(pathname) {
  return {
    ...always,
    ...(markdown.test(pathname) && {'Content-Type': 'text/markdown; charset=utf-8'}),
    'Cache-Control': hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
