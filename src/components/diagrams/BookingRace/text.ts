import type {DiagramText} from '../Diagram';

export const text: DiagramText = {
  title: 'Two guests, one free unit',
  description:
    'Three lanes: your guest, the PMS, and another guest on another channel. First your guest asks for availability and a quote, and the PMS answers that one unit is free. Then the other guest books that unit. Then your guest books too, on an answer that is no longer true. The PMS either refuses your booking or takes both. So you look at the reservations once more after you book.',
};
