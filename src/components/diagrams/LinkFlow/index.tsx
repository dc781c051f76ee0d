import type {ReactNode} from 'react';
import Arrow from '../Arrow';
import Box from '../Box';
import Diagram from '../Diagram';
import Lane from '../Lane';
import Step from '../Step';
import {text} from './text';

const ID = 'link-flow';

const LEFT = {x: 8, width: 166};
const RIGHT = {x: 214, width: 138};

/** Middle of the left column, where the steps follow one another. */
const SPINE = LEFT.x + LEFT.width / 2;
const LEFT_EDGE = LEFT.x + LEFT.width;
const RIGHT_EDGE = RIGHT.x;

export default function LinkFlow(): ReactNode {
  return (
    <Diagram id={ID} {...text} viewBox="0 0 360 486">
      <Lane x={0} y={0} width={182} height={486} label="Your side" />
      <Lane x={206} y={0} width={154} height={486} label="Calry" />

      <Box {...LEFT} y={46} height={58} lines="**Create a link** | `POST /api/v1/link`" />
      <Step x={LEFT.x + 14} y={46} number={1} />
      <Box {...RIGHT} y={46} height={58} lines="**Link** | `linkId`" />
      <Arrow diagram={ID} path={`M${LEFT_EDGE} 64H${RIGHT_EDGE - 1}`} />
      <Arrow diagram={ID} path={`M${RIGHT_EDGE} 86H${LEFT_EDGE + 1}`} />

      <Arrow diagram={ID} path={`M${SPINE} 104V133`} />
      <Box {...LEFT} y={134} height={58} lines="**Send the browser** | `/link/{linkId}`" />
      <Step x={LEFT.x + 14} y={134} number={2} />
      <Arrow diagram={ID} path={`M${LEFT_EDGE} 163H${RIGHT_EDGE - 1}`} />

      <Box
        {...RIGHT}
        y={134}
        height={146}
        accent
        lines="**Hosted link page** | collects the PMS | credentials, or | runs OAuth2"
      />
      <Step x={RIGHT.x + 14} y={134} number={3} />
      <Arrow diagram={ID} path={`M${RIGHT_EDGE} 251H${LEFT_EDGE + 1}`} />
      <Box {...LEFT} y={222} height={58} lines="**Customer returns** | `redirectUrl`" />

      <Arrow diagram={ID} path={`M${SPINE} 280V309`} />
      <Box
        {...LEFT}
        y={310}
        height={76}
        lines="**Read the link** | `GET /api/v1/link/` | `{linkId}`"
      />
      <Step x={LEFT.x + 14} y={310} number={4} />
      <Arrow diagram={ID} path={`M${LEFT_EDGE} 348H${RIGHT_EDGE - 1}`} />
      <Box
        {...RIGHT}
        y={310}
        height={164}
        lines="**Link** | `status SUCCEEDED` | with the account"
      />
      <Arrow diagram={ID} path={`M${RIGHT_EDGE} 445H${LEFT_EDGE + 1}`} />
      <Box
        {...LEFT}
        y={416}
        height={58}
        accent
        lines="**Store the account** | `integrationAccountId`"
      />
      <Step x={LEFT.x + 14} y={416} number={5} />
    </Diagram>
  );
}
