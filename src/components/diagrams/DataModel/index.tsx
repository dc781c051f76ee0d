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
      <Box
        {...FULL}
        y={1}
        height={50}
        lines={[
          {text: 'Workspace', as: 'heading'},
          {text: 'workspaceId', as: 'code'},
        ]}
      />
      <Line path="M180 51V77" />
      <Box
        {...FULL}
        y={77}
        height={50}
        lines={[
          {text: 'Integration account', as: 'heading'},
          {text: 'integrationAccountId', as: 'code'},
        ]}
      />
      <Line path={`M${LEFT_MIDDLE} 127V153`} />

      <Box
        {...LEFT}
        y={153}
        height={64}
        lines={[{text: 'Property', as: 'heading'}, {text: 'the place'}]}
      />
      <Line path={`M${LEFT_MIDDLE} 217V265`} />
      <TextLines
        lines={[{text: '1 or more'}]}
        x={LEFT_MIDDLE + LABEL_GAP}
        middle={241}
        anchor="start"
      />
      <Box
        {...LEFT}
        y={265}
        height={64}
        accent
        lines={[{text: 'Room type', as: 'heading'}, {text: 'guests book it'}]}
      />
      <Line path={`M${LEFT_MIDDLE} 329V377`} />
      <Box
        {...LEFT}
        y={377}
        height={64}
        lines={[{text: 'Unit', as: 'heading'}, {text: 'one of that type'}]}
      />

      <Box
        {...RIGHT}
        y={153}
        height={64}
        lines={[{text: 'Availability', as: 'heading'}, {text: 'day by day'}]}
      />
      <Line path={`M${RIGHT_EDGE} 185H${BUS}V297`} />
      <Box
        {...RIGHT}
        y={265}
        height={64}
        lines={[{text: 'Quote', as: 'heading'}, {text: 'price of a stay'}]}
      />
      <Arrow diagram={ID} path={`M${RIGHT_EDGE} 297H${LEFT_EDGE + 1}`} />
      <Box
        {...RIGHT}
        y={377}
        height={64}
        lines={[{text: 'Reservation', as: 'heading'}, {text: 'a booked stay'}]}
      />
      <Line path={`M${RIGHT_EDGE} 409H${BUS}V297`} />

      <Arrow diagram={ID} path={`M${RIGHT_EDGE} 429H${LEFT_EDGE + 1}`} />

      <Box
        {...LEFT}
        y={489}
        height={50}
        lines={[
          {text: 'Conversation', as: 'heading'},
          {text: 'Review', as: 'heading'},
        ]}
      />
      <Arrow diagram={ID} path={`M${LEFT_MIDDLE} 489V465H${RIGHT_MIDDLE - 28}V442`} />
      <Box
        {...RIGHT}
        y={489}
        height={50}
        lines={[
          {text: 'Guest', as: 'heading'},
          {text: 'primaryGuest', as: 'code'},
        ]}
      />
      <Line path={`M${RIGHT_MIDDLE + 28} 441V489`} />

      <Line path="M92 566H120" />
      <TextLines lines={[{text: 'holds'}]} x={128} middle={566} anchor="start" />
      <Arrow diagram={ID} path="M198 566H226" />
      <TextLines lines={[{text: 'refers to'}]} x={234} middle={566} anchor="start" />
    </Diagram>
  );
}
