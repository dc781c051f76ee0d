import {hashSource} from './hash';
import type {InlineCode} from './inlineCode';

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

/**
 * What a page of the site may load and run: its own files, the inline code that is known, and the services of the deployment.
 *
 * @param inline hashes of the inline code of the pages
 * @param services hosts that the deployment adds
 * @returns value of the `Content-Security-Policy` header
 */
export function contentSecurityPolicy(
  {scripts, styles, styleAttributes}: InlineCode,
  {searchApp, analytics}: Services,
): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'script-src-attr': ["'none'"],
    // A page holds its style sheet; page and dialog of the hosted search carry a drawing with a style element of its own.
    'style-src': ["'self'", ...styles, ...(searchApp ? [hashSource(searchDialogStyle)] : [])],
    // The theme hides its sheet of icons by an attribute; hashes of attributes count only beside this word.
    'style-src-attr':
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
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
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
