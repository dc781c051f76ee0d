import type {ReactNode} from 'react';
import Diagram from './Diagram';

const alt =
  'Two families of webhooks. Calry webhooks: Calry raises an event about an account, a link or a sync. ' +
  'The webhook of your workspace sends it as a POST to the url of each endpoint that has ' +
  'the event ticked. Third-party webhooks: the PMS sends an event, such as ' +
  'reservation.created, to Calry, where it shows in the incoming log. The subscription of ' +
  'the integration account passes it on to your receiverUrl, where it shows in the ' +
  'outgoing log.';

/** Diagram: Calry webhooks and third-party webhooks. */
export default function WebhookFamilies(): ReactNode {
  return (
    <Diagram
      alt={alt}
      rows={[
        {
          lane: 'Calry webhooks',
          cells: [
            '**Calry** | `account.created` | `link.updated` | `sync.error`',
            '→ account, link or sync event',
            {text: '**Webhook** | of your workspace', isAccent: true},
            '→ POST to each endpoint',
            '**Your endpoint** | `url`',
          ],
        },
        {cells: ['', '', '', '', '']},
        {
          lane: 'Third-party webhooks',
          cells: [
            '**PMS** | `reservation.created` | `reservation.updated` | `reservation.deleted`',
            '→ to Calry: incoming log',
            {text: '**Subscription** | of one account', isAccent: true},
            '→ to you: outgoing log',
            '**Your receiver** | `receiverUrl`',
          ],
        },
      ]}
    />
  );
}
