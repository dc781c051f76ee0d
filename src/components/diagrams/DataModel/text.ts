import type {DiagramText} from '../Diagram';

export const text: DiagramText = {
  title: 'What belongs to what in v2',
  description:
    'A workspace holds integration accounts, each one a connected PMS account; both are named in request headers. An integration account holds properties. A property holds one or more room types, and a room type holds units. The room type is what is booked: availability, quotes and reservations refer to it. A reservation also refers to the units that it covers, and holds its lead guest, in primaryGuest. Conversations and reviews refer to a reservation.',
};
