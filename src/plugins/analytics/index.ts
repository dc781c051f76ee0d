// Docusaurus plugin that adds the analytics script to every page.
import type {Plugin} from '@docusaurus/types';
import {withBase} from '../../site/address/base';
import {type Env, fromEnv, originOf, readGroup} from '../../site/env';

/** The PostHog project that receives page views. */
type Analytics = {key: string; host: string};

/**
 * Reads the analytics configuration. `PUBLIC_` marks values that readers can see in every page. PostHog's guides use
 * the same prefix.
 *
 * @param env environment of the build
 * @returns key and host, or undefined if analytics is off (the default)
 * @throws Error if only one of the two variables is set, or if the host is not a URL
 */
export function analyticsFromEnv(env: Env): Analytics | undefined {
  const values = readGroup(env, 'Analytics', {
    key: 'PUBLIC_POSTHOG_KEY',
    host: 'PUBLIC_POSTHOG_HOST',
  });
  return values && {...values, host: originOf('PUBLIC_POSTHOG_HOST', values.host)};
}

/**
 * Adds `/js/ph.js` at the end of every page, where the script does not delay the first paint. The site's specification
 * asks for the script on every page; without its data attributes, it does nothing.
 */
export default function analyticsPlugin(): Plugin {
  const analytics = fromEnv(analyticsFromEnv);
  const data = analytics && {'data-key': analytics.key, 'data-host': analytics.host};
  const script = {tagName: 'script', attributes: {src: withBase('/js/ph.js'), ...data}};
  return {name: 'analytics', injectHtmlTags: () => ({postBodyTags: [script]})};
}
