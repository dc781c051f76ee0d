import type {ReactNode} from 'react';
import Diagram from './Diagram';

const alt =
  'Two guests, one free unit. Three lanes: your guest, the PMS, and another guest on another channel. First your ' +
  'guest requests availability and a quote, and the PMS returns one free unit. Then the other guest books that ' +
  'unit. Then your guest books too, based on an outdated response. The PMS either rejects your booking or accepts ' +
  'both. So read the reservations again after you book.';

/** Diagram: two guests book the last free unit at the same time. */
export default function BookingRace(): ReactNode {
  return (
    <Diagram
      alt={alt}
      rows={[
        {
          lane: 'Your guest',
          cells: [
            '**Requests** | nights, quote',
            '',
            '',
            '',
            '**Books** | too late',
            '',
            {text: '**Checks again** | and cancels one of two', isAccent: true},
          ],
        },
        {cells: ['↕', '', '', '', '↓', '', '↑']},
        {
          lane: 'PMS',
          cells: [
            '**1 unit** | free',
            '',
            '**0 units** | free',
            '',
            'Rejects, or accepts both',
            '',
            'Reservations of that night',
          ],
        },
        {cells: ['', '', '↑', '', '', '', '']},
        {
          lane: 'Another guest',
          cells: ['', '', '**Books** | that unit', '', '', '', ''],
        },
      ]}
    />
  );
}
