import type {RootContent} from 'mdast';
import type {Guide} from './model/validate';
import {supportValues, webhookSetups} from './model/vocabulary';
import {product} from '../product';
import {code, type Inline, strong} from '../site/mdast';
import {factTable, separated} from './guideParts';
import {markdown} from './markdown';
import type {References} from './references';

/** What to do to receive events, by what is known of how they reach Calry. */
export function webhooksLead({title, pms}: Guide): RootContent[] {
  const {calry} = pms.webhooks;
  return markdown(leads[calry === 'unknown' ? calry : calry.setup].replaceAll('{title}', title));
}

const leads: Record<keyof typeof webhookSetups, string> = {
  automatic:
    'To receive events, open the integration account in the console and switch its webhook on. Calry then creates ' +
    'the webhook in {title}. Then [subscribe](/docs/guides/webhooks/third-party-webhooks) to the events that you need.',
  manual:
    'Webhooks from {title} are set up by hand. First, [subscribe](/docs/guides/webhooks/third-party-webhooks) in ' +
    "Calry. Then have Calry's listener URL registered with {title}, as described below.",
  none: 'Use the [sync](/docs/guides/syncing-data): {title} sends no events to Calry.',
  unknown:
    "Rely on the [sync](/docs/guides/syncing-data), because it isn't documented yet whether events from {title} " +
    'reach Calry. To find out, [subscribe](/docs/guides/webhooks/third-party-webhooks) on the development host, make ' +
    'a change in {title} and look for the event with [Get incoming webhook logs]' +
    '(/docs/common-api-reference/webhooks/third-party-webhooks/incoming-logs). Or ask ' +
    `[${product.supportEmail}](mailto:${product.supportEmail}). ` +
    "`apiSupport` in the response isn't proof: it shows only whether Calry can create the webhook by API.",
};

/** The table of webhooks. Unknown values are left out, because the key facts show them. */
export function webhooksPart(guide: Guide, refs: References): RootContent[] {
  const {calry, system, events} = guide.pms.webhooks;
  const more = {yes: '', no: '. More events exist.', unknown: '. There may be more.'};
  const sends = system !== 'unknown' && system.support === 'yes';
  const rows: Inline[][] = [
    calry !== 'unknown' &&
      refs.row('Setup through Calry', calry, ({setup, text}) =>
        known(setup, webhookSetups[setup], text),
      ),
    system !== 'unknown' &&
      refs.row('PMS webhooks', system, ({support, text}) =>
        known(support, supportValues[support], text),
      ),
    (sends || events !== 'unknown') &&
      refs.row('Events', events, ({names, complete}) => [
        separated(names.map(code)),
        more[complete],
      ]),
  ].filter((row) => row !== false);
  return rows.length > 0 ? [factTable(['Webhooks', 'Details'], rows)] : [];
}

/** A value with its text; the text alone when the value is unknown. */
const known = (value: string, label: string, text: string): Inline =>
  value === 'unknown' ? text : [strong(label), `. ${text}`];
