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

      <Box
        {...LEFT}
        y={46}
        height={58}
        lines={[
          {text: 'Create a link', as: 'heading'},
          {text: 'POST /api/v1/link', as: 'code'},
        ]}
      />
      <Step x={LEFT.x + 14} y={46} number={1} />
      <Box
        {...RIGHT}
        y={46}
        height={58}
        lines={[
          {text: 'Link', as: 'heading'},
          {text: 'linkId', as: 'code'},
        ]}
      />
      <Arrow diagram={ID} path={`M${LEFT_EDGE} 64H${RIGHT_EDGE - 1}`} />
      <Arrow diagram={ID} path={`M${RIGHT_EDGE} 86H${LEFT_EDGE + 1}`} />

      <Arrow diagram={ID} path={`M${SPINE} 104V133`} />
      <Box
        {...LEFT}
        y={134}
        height={58}
        lines={[
          {text: 'Send the browser', as: 'heading'},
          {text: '/link/{linkId}', as: 'code'},
        ]}
      />
      <Step x={LEFT.x + 14} y={134} number={2} />
      <Arrow diagram={ID} path={`M${LEFT_EDGE} 163H${RIGHT_EDGE - 1}`} />

      <Box
        {...RIGHT}
        y={134}
        height={146}
        accent
        lines={[
          {text: 'Hosted link page', as: 'heading'},
          {text: 'collects the PMS'},
          {text: 'credentials, or'},
          {text: 'runs OAuth2'},
        ]}
      />
      <Step x={RIGHT.x + 14} y={134} number={3} />
      <Arrow diagram={ID} path={`M${RIGHT_EDGE} 251H${LEFT_EDGE + 1}`} />
      <Box
        {...LEFT}
        y={222}
        height={58}
        lines={[
          {text: 'Customer returns', as: 'heading'},
          {text: 'redirectUrl', as: 'code'},
        ]}
      />

      <Arrow diagram={ID} path={`M${SPINE} 280V309`} />
      <Box
        {...LEFT}
        y={310}
        height={76}
        lines={[
          {text: 'Read the link', as: 'heading'},
          {text: 'GET /api/v1/link/', as: 'code'},
          {text: '{linkId}', as: 'code'},
        ]}
      />
      <Step x={LEFT.x + 14} y={310} number={4} />
      <Arrow diagram={ID} path={`M${LEFT_EDGE} 348H${RIGHT_EDGE - 1}`} />
      <Box
        {...RIGHT}
        y={310}
        height={164}
        lines={[
          {text: 'Link', as: 'heading'},
          {text: 'status SUCCEEDED', as: 'code'},
          {text: 'with the account'},
        ]}
      />
      <Arrow diagram={ID} path={`M${RIGHT_EDGE} 445H${LEFT_EDGE + 1}`} />
      <Box
        {...LEFT}
        y={416}
        height={58}
        accent
        lines={[
          {text: 'Store the account', as: 'heading'},
          {text: 'integrationAccountId', as: 'code'},
        ]}
      />
      <Step x={LEFT.x + 14} y={416} number={5} />
    </Diagram>
  );
}
