import type {ReactNode} from 'react';
import Diagram from './Diagram';

const alt =
  'Two ways for data to reach you. Data flows from the PMS at the top to your backend at the bottom. On the ' +
  'left, the scheduled sync pulls the data once per sync period, transforms it and puts it ' +
  'into the cache. It is off until you enable it. A read without realtime returns the data ' +
  'of the last sync from the cache. On the right, a read with realtime=true goes to the ' +
  'PMS at the time of the call. There, the rate limit of the PMS applies.';

/** Diagram: scheduled sync and realtime reads. */
export default function SyncModel(): ReactNode {
  return (
    <Diagram
      alt={alt}
      isUpright
      rows={[
        {cells: [{text: '**PMS** | holds the data', span: 5}]},
        {cells: ['↓ once per sync period', '', '', '', '↓ at the time of your call']},
        {
          lane: 'Calry',
          cells: [
            '**Scheduled sync** | off until you enable it',
            '→',
            {text: '**Cache** | data of the last sync', isAccent: true},
            '',
            '**Realtime read** | the PMS rate limit applies',
          ],
        },
        {cells: ['', '', '↓ plain GET', '', '↓ GET with realtime=true']},
        {cells: [{text: '**Your backend**', span: 5}]},
      ]}
    />
  );
}
