import type {RootContent} from 'mdast';
import type {Guide} from './model/validate';
import {supportValues, webhookSetups} from './model/vocabulary';
import {product} from '../product';
import {code, type Inline, link, paragraph, strong} from '../site/mdast';
import {factTable, separated} from './guideParts';
import type {References} from './references';

/** What to do to receive events, by what is known of how they reach Calry. */
export function webhooksLead({title, pms}: Guide): RootContent {
  const {calry} = pms.webhooks;
  switch (calry === 'unknown' ? calry : calry.setup) {
    case 'automatic':
      return paragraph(
        `To receive events, open the integration account in the console and switch its webhook on. Calry then creates the webhook in ${title}. Then `,
        link('/docs/guides/webhooks/third-party-webhooks', 'subscribe'),
        ' to the events that you need.',
      );
    case 'manual':
      return paragraph(
        `Webhooks from ${title} are set up by hand. First, `,
        link('/docs/guides/webhooks/third-party-webhooks', 'subscribe'),
        ` in Calry. Then have Calry's listener URL registered with ${title}, as described below.`,
      );
    case 'none':
      return paragraph(
        'Use the ',
        link('/docs/guides/syncing-data', 'sync'),
        `: ${title} sends no events to Calry.`,
      );
    case 'unknown':
      return paragraph(
        'Rely on the ',
        link('/docs/guides/syncing-data', 'sync'),
        `, because it isn't documented yet whether events from ${title} reach Calry. To find out, `,
        link('/docs/guides/webhooks/third-party-webhooks', 'subscribe'),
        ` on the development host, make a change in ${title} and look for the event with `,
        link(
          '/docs/common-api-reference/webhooks/third-party-webhooks/incoming-logs',
          'Get incoming webhook logs',
        ),
        '. Or ask ',
        link(`mailto:${product.supportEmail}`, product.supportEmail),
        '. ',
        code('apiSupport'),
        " in the response isn't proof: it shows only whether Calry can create the webhook by API.",
      );
  }
}

/** What is known of the webhooks, in a table. The key facts say what is unknown: a row that would repeat it is left out. */
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
