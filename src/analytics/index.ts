import type {Plugin} from '@docusaurus/types';
import {analyticsFromEnv, analyticsScript} from './options';

/** Puts `/js/ph.js` at the end of every page, where the first paint does not wait for it. */
export default function analyticsPlugin(): Plugin {
  const script = analyticsScript(analyticsFromEnv(process.env));
  return {
    name: 'analytics',
    injectHtmlTags: () => ({postBodyTags: [script]}),
  };
}
