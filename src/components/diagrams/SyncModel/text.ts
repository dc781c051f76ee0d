import type {DiagramText} from '../Diagram';

export const text: DiagramText = {
  title: 'Two ways for data to reach you',
  description:
    'Data flows from the PMS at the top to your backend at the bottom, in two ways. On the ' +
    'left, the scheduled sync pulls the data once per sync period, transforms it and puts it ' +
    'into the cache. It is off until you enable it. A read without realtime returns the data ' +
    'of the last sync from the cache. On the right, a read with realtime=true goes to the ' +
    'PMS at the time of the call. There, the rate limit of the PMS applies.',
};
