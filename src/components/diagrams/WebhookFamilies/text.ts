import type {DiagramText} from '../Diagram';

export const text: DiagramText = {
  title: 'Two families of webhooks',
  description:
    'Two columns. Calry webhooks: Calry raises an event about an account, a link or a sync. ' +
    'The webhook of your workspace sends it as a POST to the url of each endpoint that has ' +
    'the event ticked. Third-party webhooks: the PMS sends an event, such as ' +
    'reservation.created, to Calry, where it shows in the incoming log. The subscription of ' +
    'the integration account passes it on to your receiverUrl, where it shows in the ' +
    'outgoing log.',
};
