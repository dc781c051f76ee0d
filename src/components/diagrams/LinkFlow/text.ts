import type {DiagramText} from '../Diagram';

export const text: DiagramText = {
  title: 'How a customer connects a PMS account',
  description:
    'Two lanes, your side and Calry, and five steps. One: your backend creates a link with ' +
    'POST /api/v1/link and gets a linkId. Two: your app sends the browser to the page ' +
    "/link/{linkId}. Three: Calry's hosted link page asks for credentials or runs OAuth2, " +
    'then sends the customer back to your redirectUrl. Four: your backend reads the link ' +
    'with GET /api/v1/link/{linkId} and finds the status SUCCEEDED and the new account. ' +
    'Five: your backend stores the integrationAccountId.',
};
