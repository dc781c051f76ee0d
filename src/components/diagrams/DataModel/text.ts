import type {DiagramText} from '../Diagram';

export const text: DiagramText = {
  title: 'Data model of v2',
  description:
    'A workspace holds integration accounts, each one a connected PMS account; both are ' +
    'named in request headers. An integration account holds properties. A property holds one ' +
    'or more room types, and a room type holds units. Guests book a room type: availability, ' +
    'quotes and reservations refer to it. A reservation also refers to its units, and holds ' +
    'its lead guest in primaryGuest. Conversations and reviews refer to a reservation.',
};
