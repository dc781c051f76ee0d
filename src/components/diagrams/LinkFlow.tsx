import type {ReactNode} from 'react';
import Diagram from './Diagram';

const alt =
  'How a customer connects a PMS account. Two lanes, your side and Calry, and five steps. One: your backend ' +
  'creates a link with POST /api/v1/link and gets a linkId. Two: your app sends the browser to the page ' +
  "/link/{linkId}. Three: Calry's hosted link page asks for credentials or runs OAuth2, " +
  'then sends the customer back to your redirectUrl. Four: your backend reads the link ' +
  'with GET /api/v1/link/{linkId} and finds the status SUCCEEDED and the new account. ' +
  'Five: your backend stores the integrationAccountId.';

/** Diagram: how a customer connects a PMS account with Calry Link. */
export default function LinkFlow(): ReactNode {
  return (
    <Diagram
      alt={alt}
      rows={[
        {
          lane: 'Your side',
          cells: [
            '**1. Create a link** | `POST /api/v1/link`',
            '→',
            '**2. Send the browser** | `/link/{linkId}`',
            '',
            '**Customer returns** | `redirectUrl`',
            '→',
            '**4. Read the link** | `GET /api/v1/link/{linkId}`',
            '',
            {text: '**5. Store the account** | `integrationAccountId`', isAccent: true},
          ],
        },
        {cells: ['↕', '', '↓', '', '↑', '', '↓', '', '↑']},
        {
          lane: 'Calry',
          cells: [
            '**Link** | `linkId`',
            '',
            {
              text: '**3. Hosted link page** | collects the PMS credentials, or runs OAuth2',
              span: 3,
              isAccent: true,
            },
            '',
            {text: '**Link** | `status SUCCEEDED` | with the account', span: 3},
          ],
        },
      ]}
    />
  );
}
