import type {ReactNode} from 'react';
import Arrow from '../Arrow';
import Box from '../Box';
import Diagram from '../Diagram';
import Line from '../Line';
import TextLines from '../TextLines';
import {text} from './text';

const ID = 'data-model';

const FULL = {x: 12, width: 336};
const LEFT = {x: 12, width: 148};
const RIGHT = {x: 204, width: 144};

const LEFT_MIDDLE = LEFT.x + LEFT.width / 2;
const LEFT_EDGE = LEFT.x + LEFT.width;
const RIGHT_MIDDLE = RIGHT.x + RIGHT.width / 2;
const RIGHT_EDGE = RIGHT.x;
/** What refers to a room type meets on this vertical line. */
const BUS = (LEFT_EDGE + RIGHT_EDGE) / 2 + 6;
const LABEL_GAP = 12;

export default function DataModel(): ReactNode {
  return (
    <Diagram id={ID} {...text} viewBox="0 0 360 576">
      <Box {...FULL} y={1} height={50} lines="**Workspace** | `workspaceId`" />
      <Line path="M180 51V77" />
      <Box {...FULL} y={77} height={50} lines="**Integration account** | `integrationAccountId`" />
      <Line path={`M${LEFT_MIDDLE} 127V153`} />

      <Box {...LEFT} y={153} height={64} lines="**Property** | the place" />
      <Line path={`M${LEFT_MIDDLE} 217V265`} />
      <TextLines lines="1 or more" x={LEFT_MIDDLE + LABEL_GAP} middle={241} />
      <Box {...LEFT} y={265} height={64} accent lines="**Room type** | guests book it" />
      <Line path={`M${LEFT_MIDDLE} 329V377`} />
      <Box {...LEFT} y={377} height={64} lines="**Unit** | one of that type" />

      <Box {...RIGHT} y={153} height={64} lines="**Availability** | day by day" />
      <Line path={`M${RIGHT_EDGE} 185H${BUS}V297`} />
      <Box {...RIGHT} y={265} height={64} lines="**Quote** | price of a stay" />
      <Arrow diagram={ID} path={`M${RIGHT_EDGE} 297H${LEFT_EDGE + 1}`} />
      <Box {...RIGHT} y={377} height={64} lines="**Reservation** | a booked stay" />
      <Line path={`M${RIGHT_EDGE} 409H${BUS}V297`} />

      <Arrow diagram={ID} path={`M${RIGHT_EDGE} 429H${LEFT_EDGE + 1}`} />

      <Box {...LEFT} y={489} height={50} lines="**Conversation** | **Review**" />
      <Arrow diagram={ID} path={`M${LEFT_MIDDLE} 489V465H${RIGHT_MIDDLE - 28}V442`} />
      <Box {...RIGHT} y={489} height={50} lines="**Guest** | `primaryGuest`" />
      <Line path={`M${RIGHT_MIDDLE + 28} 441V489`} />

      <Line path="M92 566H120" />
      <TextLines lines="holds" x={128} middle={566} />
      <Arrow diagram={ID} path="M198 566H226" />
      <TextLines lines="refers to" x={234} middle={566} />
    </Diagram>
  );
}
