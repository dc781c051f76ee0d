import {hashSource, type InlineCode} from './inlineCode';

/** What a deployment switches on at build time, as far as a page talks to it. */
export type Services = {
  /** The application of the hosted search. */
  searchApp?: string;
  /** Origin that page views go to, such as `https://eu.i.posthog.com`. */
  analytics?: string;
};

/** The hosts that the search client falls back on, one after the other. */
const searchHosts = (app: string) => [
  `https://${app.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${app.toLowerCase()}-${number}.algolianet.com`),
];

/** The style element that the dialog of the hosted search draws its maker's mark with, only when it is opened. */
const searchDialogStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

const hashes = (texts: Iterable<string>) => [...texts].map(hashSource).sort();

/**
 * What a page of the site may load and run: its own files, its inline code, and the services of the deployment. Who may frame a page
 * is set in `static/_headers` and `deploy/nginx.conf`: a meta element cannot express it.
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
    // A page holds its style sheet; page and dialog of the hosted search carry a drawing with a style element of its own.
    'style-src': [
      "'self'",
      ...hashes(styles),
      ...(searchApp ? [hashSource(searchDialogStyle)] : []),
    ],
    // The theme hides its sheet of icons by an attribute; hashes of attributes count only beside this word.
    'style-src-attr':
      styleAttributes.size > 0 ? ["'unsafe-hashes'", ...hashes(styleAttributes)] : ["'none'"],
    // Small pictures of the theme stand in its style sheet.
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
 * @returns the page with the policy right after its charset, before everything that it governs
 * @throws Error when the page names no charset
 */
export function withPolicy(html: string, policy: string): string {
  if (!charset.test(html))
    throw new Error('A page has no <meta charset>, after which its policy belongs.');
  return html.replace(
    charset,
    (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
