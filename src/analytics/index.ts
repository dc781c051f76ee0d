import type {Plugin} from '@docusaurus/types';
import {analyticsFromEnv, analyticsScript} from './options';

/** Adds `/js/ph.js` to the end of every page, where it does not delay the first paint. */
export default function analyticsPlugin(): Plugin {
  const script = analyticsScript(analyticsFromEnv(process.env));
  return {
    name: 'analytics',
    injectHtmlTags: () => ({postBodyTags: [script]}),
  };
}
