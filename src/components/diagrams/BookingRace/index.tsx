import type {ReactNode} from 'react';
import Arrow from '../Arrow';
import Box from '../Box';
import Diagram from '../Diagram';
import Lane from '../Lane';
import {text} from './text';

const ID = 'booking-race';

const LEFT = {x: 8, width: 104};
const MIDDLE = {x: 128, width: 104};
const RIGHT = {x: 248, width: 104};

const LEFT_EDGE = LEFT.x + LEFT.width;
const RIGHT_EDGE = RIGHT.x;

export default function BookingRace(): ReactNode {
  return (
    <Diagram id={ID} {...text} viewBox="0 0 360 420">
      <Lane x={0} y={0} width={120} height={420} label="Your guest" />
      <Lane x={124} y={0} width={112} height={420} label="PMS" />
      <Lane x={240} y={0} width={120} height={420} label="Another guest" />

      <Box {...LEFT} y={40} height={60} lines="**Requests** | nights, quote" />
      <Box {...MIDDLE} y={40} height={60} lines="**1 unit** | free" />
      <Arrow diagram={ID} path={`M${LEFT_EDGE} 60H${MIDDLE.x - 1}`} />
      <Arrow diagram={ID} path={`M${MIDDLE.x} 82H${LEFT_EDGE + 1}`} />

      <Box {...RIGHT} y={136} height={60} lines="**Books** | that unit" />
      <Box {...MIDDLE} y={136} height={60} lines="**0 units** | free" />
      <Arrow diagram={ID} path={`M${RIGHT_EDGE} 166H${MIDDLE.x + MIDDLE.width + 1}`} />

      <Box {...LEFT} y={232} height={60} lines="**Books** | too late" />
      <Box {...MIDDLE} y={232} height={60} lines="Rejects, | or accepts both" />
      <Arrow diagram={ID} path={`M${LEFT_EDGE} 262H${MIDDLE.x - 1}`} />

      <Box
        {...LEFT}
        y={328}
        height={76}
        accent
        lines="**Checks again** | and cancels | one of two"
      />
      <Box {...MIDDLE} y={328} height={76} lines="Reservations | of that night" />
      <Arrow diagram={ID} path={`M${MIDDLE.x} 366H${LEFT_EDGE + 1}`} />
    </Diagram>
  );
}
