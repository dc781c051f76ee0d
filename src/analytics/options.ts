import type {HtmlTagObject} from '@docusaurus/types';
import {type Env, readGroup} from '../site/env';

/** Where page views go. */
export type Analytics = {key: string; host: string};

/**
 * The analytics set-up, under the names that PostHog's own guides use for values that may reach a browser.
 *
 * @param env environment of the build
 * @returns key and host, or undefined when analytics is off (the default)
 * @throws Error when only one of the two is set, or when the host is not an http(s) address
 */
export function analyticsFromEnv(env: Env): Analytics | undefined {
  const values = readGroup(env, ['PUBLIC_POSTHOG_KEY', 'PUBLIC_POSTHOG_HOST'], 'Analytics');
  if (!values) return undefined;
  const {PUBLIC_POSTHOG_KEY: key, PUBLIC_POSTHOG_HOST: host} = values;
  if (!URL.canParse(host) || !/^https?:$/.test(new URL(host).protocol)) {
    throw new Error(
      `PUBLIC_POSTHOG_HOST is "${host}"; it must be an http(s) address such as https://eu.i.posthog.com.`,
    );
  }
  return {key, host: new URL(host).origin};
}

/**
 * @param analytics undefined when analytics is off
 * @returns the element of `/js/ph.js`. It is synchronous and on every page; without a set-up it has no data and does
 *   nothing.
 */
export function analyticsScript(analytics: Analytics | undefined): HtmlTagObject {
  const data = analytics && {'data-key': analytics.key, 'data-host': analytics.host};
  return {tagName: 'script', attributes: {src: '/js/ph.js', ...data}};
}
