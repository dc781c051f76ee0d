import type {ReactNode} from 'react';
import Arrow from '../Arrow';
import Box from '../Box';
import Diagram from '../Diagram';
import Lane from '../Lane';
import Step from '../Step';
import TextLines from '../TextLines';
import {text} from './text';

const ID = 'sync-model';

const FULL = {x: 12, width: 336};
const LEFT = {x: 12, width: 160};
const RIGHT = {x: 188, width: 160};

/** The x of the two vertical arrows, near the left of their columns; labels are on their right. */
const LEFT_WAY = 36;
const RIGHT_WAY = 212;

/** Distances from an arrow to its step number and to its label. */
const STEP_GAP = 23;
const LABEL_GAP = 40;
/** Distance from an arrow to a label without a step number. */
const PLAIN_LABEL_GAP = 13;

export default function SyncModel(): ReactNode {
  return (
    <Diagram id={ID} {...text} viewBox="0 0 360 435">
      <Box {...FULL} y={1} height={50} lines="**PMS** | holds the data" />

      <Lane x={0} y={110} width={360} height={220} label="Calry" />

      <Arrow diagram={ID} path={`M${LEFT_WAY} 51V149`} />
      <Step x={LEFT_WAY + STEP_GAP} y={80} number={1} />
      <TextLines lines="once per | sync period" x={LEFT_WAY + LABEL_GAP} middle={80} />
      <Box {...LEFT} y={150} height={64} lines="**Scheduled sync** | off until you enable it" />
      <Arrow diagram={ID} path={`M${LEFT_WAY} 214V249`} />
      <TextLines lines="transformed" x={LEFT_WAY + PLAIN_LABEL_GAP} middle={231} />
      <Box {...LEFT} y={250} height={64} accent lines="**Cache** | data of the last sync" />

      <Arrow diagram={ID} path={`M${RIGHT_WAY} 51V149`} />
      <TextLines lines="at the time | of your call" x={RIGHT_WAY + PLAIN_LABEL_GAP} middle={80} />
      <Box
        {...RIGHT}
        y={150}
        height={164}
        lines="**Realtime read** | goes to the PMS; | its rate limit applies"
      />

      <Arrow diagram={ID} path={`M${LEFT_WAY} 314V389`} />
      <Step x={LEFT_WAY + STEP_GAP} y={360} number={2} />
      <TextLines lines="plain GET" x={LEFT_WAY + LABEL_GAP} middle={360} />
      <Arrow diagram={ID} path={`M${RIGHT_WAY} 314V389`} />
      <Step x={RIGHT_WAY + STEP_GAP} y={360} number={3} />
      <TextLines lines="GET with | `realtime=true`" x={RIGHT_WAY + LABEL_GAP} middle={360} />

      <Box {...FULL} y={390} height={44} lines="**Your backend**" />
    </Diagram>
  );
}
