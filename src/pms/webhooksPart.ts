import type {RootContent} from 'mdast';
import type {Guide} from './model/validate';
import {supportValues, webhookSetups} from './model/vocabulary';
import {product} from '../product';
import {code, link, paragraph, strong} from '../site/mdast';
import {factTable, separated} from './guideParts';
import type {References} from './references';

/** What to do for events, by what is known of how they reach Calry. */
export function webhooksLead({title, pms}: Guide): RootContent {
  const {calry} = pms.webhooks;
  switch (calry === 'unknown' ? calry : calry.setup) {
    case 'automatic':
      return paragraph(
        `Calry creates the webhook in ${title}. `,
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
        `Delivery of ${title} events through Calry isn't documented yet. `,
        link('/docs/guides/webhooks/third-party-webhooks', 'Subscribe'),
        ' on the development host and check ',
        code('apiSupport'),
        ' in the response, or ask ',
        link(`mailto:${product.supportEmail}`, product.supportEmail),
        '. Until then, use the ',
        link('/docs/guides/syncing-data', 'sync'),
        '.',
      );
  }
}

export function webhooksPart(guide: Guide, refs: References): RootContent[] {
  const {calry, system, events} = guide.pms.webhooks;
  const more = {yes: '', no: '. More events exist.', unknown: '. There may be more.'};
  return [
    factTable(
      ['Webhooks', 'Details'],
      [
        refs.row('Setup through Calry', calry, ({setup, text}) => [
          strong(webhookSetups[setup]),
          `. ${text}`,
        ]),
        refs.row('PMS webhooks', system, ({support, text}) => [
          strong(supportValues[support]),
          `. ${text}`,
        ]),
        refs.row('Events', events, ({names, complete}) => [
          separated(names.map(code)),
          more[complete],
        ]),
      ],
    ),
  ];
}
