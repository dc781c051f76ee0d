import type {Plugin} from '@docusaurus/types';
import {type Env, readGroup} from '../site/env';

/** PostHog project that page views are sent to. */
type Analytics = {key: string; host: string};

/**
 * Reads the analytics configuration. The variables have the names that PostHog's guides use for public values.
 *
 * @param env environment of the build
 * @returns key and host, or undefined when analytics is off (the default)
 * @throws Error when only one of the two is set, or when the host is not a URL
 */
export function analyticsFromEnv(env: Env): Analytics | undefined {
  const values = readGroup(env, ['PUBLIC_POSTHOG_KEY', 'PUBLIC_POSTHOG_HOST'], 'Analytics');
  return (
    values && {
      key: values.PUBLIC_POSTHOG_KEY,
      host: new URL(values.PUBLIC_POSTHOG_HOST).origin,
    }
  );
}

/**
 * Adds `/js/ph.js` to the end of every page, where it does not delay the first paint. The script does nothing without
 * its data attributes.
 */
export default function analyticsPlugin(): Plugin {
  const analytics = analyticsFromEnv(process.env);
  const data = analytics && {'data-key': analytics.key, 'data-host': analytics.host};
  const script = {tagName: 'script', attributes: {src: '/js/ph.js', ...data}};
  return {name: 'analytics', injectHtmlTags: () => ({postBodyTags: [script]})};
}
