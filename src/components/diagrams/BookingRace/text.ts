import type {DiagramText} from '../Diagram';

export const text: DiagramText = {
  title: 'Two guests, one free unit',
  description:
    'Three lanes: your guest, the PMS, and another guest on another channel. First your ' +
    'guest requests availability and a quote, and the PMS returns one free unit. Then the ' +
    'other guest books that unit. Then your guest books too, based on an outdated response. ' +
    'The PMS either rejects your booking or accepts both. So read the reservations again ' +
    'after you book.',
};
