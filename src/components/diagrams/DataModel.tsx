import type {ReactNode} from 'react';
import Diagram from './Diagram';

const alt =
  'Data model of v2. A workspace holds integration accounts, each one a connected PMS account; both are ' +
  'named in request headers. An integration account holds properties. A property holds one ' +
  'or more room types, and a room type holds units. Guests book a room type: availability, ' +
  'quotes and reservations refer to it. A reservation also refers to its units, and holds ' +
  'its lead guest in primaryGuest. Conversations and reviews refer to a reservation.';

/** Diagram: the data model of API version 2. */
export default function DataModel(): ReactNode {
  return (
    <Diagram
      alt={alt}
      caption="A line means “holds”, an arrow “refers to”."
      rows={[
        {cells: ['', '', '', '', '', '', '**Availability** | **Quote**', '', '']},
        {cells: ['', '', '', '', '', '', '↓', '', '']},
        {
          cells: [
            '**Workspace** | `workspaceId`',
            '—',
            '**Integration account** | `integrationAccountId`',
            '—',
            '**Property** | the place',
            '—',
            {text: '**Room type** | guests book it', isAccent: true},
            '—',
            '**Unit** | one of that type',
          ],
        },
        {cells: ['', '', '', '', '', '', '↑', '', '↑']},
        {
          cells: [
            '',
            '',
            '',
            '',
            '**Conversation** | **Review**',
            '→',
            {
              text: '**Reservation** | a booked stay, with its lead guest in | `primaryGuest`',
              span: 3,
            },
          ],
        },
      ]}
    />
  );
}
