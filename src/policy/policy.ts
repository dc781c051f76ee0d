import type {InlineCode} from '../site/builtPage';
import {hashSource} from './inlineCode';

/** Services that are configured at build time and that pages send requests to. */
export type Services = {
  /** The application of the hosted search. */
  searchApp?: string;
  /** Origin that page views go to, such as `https://eu.i.posthog.com`. */
  analytics?: string;
};

/** The hosts that the search client tries, one after the other. */
const searchHosts = (app: string) => [
  `https://${app.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${app.toLowerCase()}-${number}.algolianet.com`),
];

/** The style element of the logo that the dialog of the hosted search inserts when it is opened. */
const searchDialogStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

const hashes = (texts: Iterable<string>) => [...texts].map(hashSource).sort();

/**
 * What a page of the site may load and run: its own files, its inline code, and the services of the deployment. Who
 * may frame a page is set in `static/_headers` and `deploy/nginx.conf`: a meta element cannot express it.
 *
 * @param inline the inline code of all pages
 * @param services hosts that the deployment adds
 * @returns the content security policy
 */
export function contentSecurityPolicy(
  {scripts, styles, styleAttributes}: InlineCode,
  {searchApp, analytics}: Services,
): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'script-src-attr': ["'none'"],
    // Pages contain their style sheet. The hosted search inserts a logo with a style element.
    'style-src': [
      "'self'",
      ...hashes(styles),
      ...(searchApp ? [hashSource(searchDialogStyle)] : []),
    ],
    // The theme hides its SVG sprite with a style attribute; hashes of attributes need 'unsafe-hashes'.
    'style-src-attr':
      styleAttributes.size > 0 ? ["'unsafe-hashes'", ...hashes(styleAttributes)] : ["'none'"],
    // The style sheet of the theme contains small images.
    'img-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...(searchApp ? searchHosts(searchApp) : []),
      ...(analytics ? [analytics] : []),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const charset = /<meta charset=["']?utf-8["']? ?\/?>/i;

/**
 * @param html of a page
 * @param policy the content security policy
 * @returns the page with the policy right after its charset, before everything that it restricts
 * @throws Error when the page has no charset
 */
export function withPolicy(html: string, policy: string): string {
  if (!charset.test(html))
    throw new Error('A page has no <meta charset>, after which its policy belongs.');
  return html.replace(
    charset,
    (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
