import type {RootContent} from 'mdast';
import type {Guide} from './model/validate';
import {supportValues, webhookSetups} from './model/vocabulary';
import {product} from '../product';
import {code, type Inline, link, paragraph, strong} from '../site/mdast';
import {factTable, separated} from './guideParts';
import type {References} from './references';

/** What to do for events, by what is known of how they reach Calry. */
export function webhooksLead({title, pms}: Guide): RootContent {
  const {calry} = pms.webhooks;
  switch (calry === 'unknown' ? calry : calry.setup) {
    case 'automatic':
      return paragraph(
        `Calry creates the webhook in ${title}. This is off until you switch it on for the integration account, in the console. `,
        link('/docs/guides/webhooks/third-party-webhooks', 'Subscribe'),
        ' to receive events.',
      );
    case 'manual':
      return paragraph(
        "Setup is manual: register Calry's ",
        link('/docs/guides/webhooks/third-party-webhooks', 'listener URL'),
        ` with ${title}, as described below.`,
      );
    case 'none':
      return paragraph(
        `${title} sends no events to Calry. Use the `,
        link('/docs/guides/syncing-data', 'sync'),
        '.',
      );
    case 'unknown':
      return paragraph(
        `To find out whether Calry delivers ${title} events, ask `,
        link(`mailto:${product.supportEmail}`, product.supportEmail),
        ', or ',
        link('/docs/guides/webhooks/third-party-webhooks', 'subscribe'),
        ' on the development host, make a test change and read the ',
        link(
          '/docs/common-api-reference/webhooks/third-party-webhooks/incoming-logs',
          'incoming log',
        ),
        '. ',
        code('apiSupport'),
        ' tells only whether the webhook can be created by API. Until you know, use the ',
        link('/docs/guides/syncing-data', 'sync'),
        '.',
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
