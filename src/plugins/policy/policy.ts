// Builds the content security policy of all pages, and inserts it into a page.
import type {InlineCode} from '../../site/builtPage';
import {compact} from '../../site/compact';
import {hashSource} from './inlineCode';

/** Services that receive requests from pages. Each is configured at build time. */
type Services = {
  /** Algolia application ID of the hosted search. */
  searchApp?: string;
  /** Origin that page views are sent to, such as `https://eu.i.posthog.com`. */
  analytics?: string;
};

/** Hosts that the Algolia client tries in order. */
const searchHosts = (app: string) => [
  `https://${app.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${app.toLowerCase()}-${number}.algolianet.com`),
];

/** Content of the `<style>` element in the logo of the DocSearch dialog. */
const searchDialogStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

const hashes = (texts: Iterable<string>) => [...texts].map(hashSource).sort();

/**
 * Returns the content security policy of all pages. It allows the site's own files, its inline code, and the configured
 * services. `frame-ancestors` is set in `deploy/nginx.conf`, because it has no effect in a meta element.
 *
 * @param inline inline code of all pages
 * @param services services that are configured at build time
 */
export function contentSecurityPolicy(
  {scripts, styles, styleAttributes}: InlineCode,
  {searchApp, analytics}: Services,
): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'script-src-attr': ["'none'"],
    // Pages have inline CSS, and the hosted search inserts a logo with a style element.
    'style-src': compact("'self'", hashes(styles), searchApp && hashSource(searchDialogStyle)),
    // The theme hides its SVG sprite with a style attribute. Hashes of attributes need 'unsafe-hashes'.
    'style-src-attr':
      styleAttributes.size > 0 ? ["'unsafe-hashes'", ...hashes(styleAttributes)] : ["'none'"],
    // The theme's style sheet contains data URLs.
    'img-src': ["'self'", 'data:'],
    'connect-src': compact("'self'", searchApp && searchHosts(searchApp), analytics),
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
 * Inserts the policy after the charset of a page, because a policy restricts only what follows it.
 *
 * @param html HTML of the page
 * @param policy the content security policy
 * @param route route of the page, for the message
 * @throws Error if the page has no charset
 */
export function withPolicy(html: string, policy: string, route: string): string {
  if (!charset.test(html))
    throw new Error(
      `${route} has no <meta charset>, after which the policy is inserted. Look in the template of the page, ` +
        'src/plugins/first-paint/pageTemplate.eta.',
    );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(charset, (found) => found + meta);
}
