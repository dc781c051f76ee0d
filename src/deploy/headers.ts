/**
 * The one description of what the site is served with; the files for static hosts and the nginx configuration are written from
 * it.
 */
export type Description = {
  /** Sent with every answer, the not-found page and redirects included. */
  headers: Record<string, string>;
  /** Sent only over TLS. */
  secureHeaders: Record<string, string>;
  /** `Cache-Control` of what lies below a folder, and of everything else. */
  cache: {folders: Record<string, string>; otherwise: string};
  redirects: {from: string; to: string}[];
};

/**
 * @param policy value of the `Content-Security-Policy` header
 * @param redirects old and new addresses, encoded
 */
export function describe(policy: string, redirects: Description['redirects']): Description {
  return {
    headers: {
      'Content-Security-Policy': policy,
      // Tools in a browser read the contract, the data, the Markdown and the feeds from other sites. Everything here is public and no
      // answer depends on who asks, so no part is left out: hosts differ in the patterns that could name one.
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      // For browsers that do not know the policy's frame-ancestors.
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    secureHeaders: {'Strict-Transport-Security': 'max-age=31536000'},
    cache: {
      // The names of these files change with their content.
      folders: {'/assets/': 'public, max-age=31536000, immutable'},
      otherwise: 'no-cache',
    },
    redirects,
  };
}
