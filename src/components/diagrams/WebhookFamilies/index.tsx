import type {ReactNode} from 'react';
import Arrow from '../Arrow';
import Box from '../Box';
import Diagram from '../Diagram';
import Lane from '../Lane';
import TextLines from '../TextLines';
import {text} from './text';

const ID = 'webhook-families';

const LEFT = {x: 10, width: 154};
const RIGHT = {x: 196, width: 154};
const LEFT_WAY = 40;
const RIGHT_WAY = 226;
const LABEL_GAP = 14;

export default function WebhookFamilies(): ReactNode {
  return (
    <Diagram id={ID} {...text} viewBox="0 0 360 400">
      <Lane x={0} y={0} width={174} height={400} label="Calry webhooks" />
      <Lane x={186} y={0} width={174} height={400} label="Third-party webhooks" />

      <Box
        {...LEFT}
        y={40}
        height={88}
        lines={[
          {text: 'Calry itself', as: 'heading'},
          {text: 'account.created', as: 'code'},
          {text: 'link.updated', as: 'code'},
          {text: 'sync.error …', as: 'code'},
        ]}
      />
      <Arrow diagram={ID} path={`M${LEFT_WAY} 128V191`} />
      <TextLines
        lines={[{text: 'account, link'}, {text: 'or sync event'}]}
        x={LEFT_WAY + LABEL_GAP}
        middle={160}
        anchor="start"
      />
      <Box
        {...LEFT}
        y={192}
        height={64}
        accent
        lines={[{text: 'Webhook', as: 'heading'}, {text: 'of your workspace'}]}
      />
      <Arrow diagram={ID} path={`M${LEFT_WAY} 256V319`} />
      <TextLines
        lines={[{text: 'POST to each'}, {text: 'endpoint'}]}
        x={LEFT_WAY + LABEL_GAP}
        middle={288}
        anchor="start"
      />
      <Box
        {...LEFT}
        y={320}
        height={64}
        lines={[
          {text: 'Your endpoint', as: 'heading'},
          {text: 'url', as: 'code'},
        ]}
      />

      <Box
        {...RIGHT}
        y={40}
        height={88}
        lines={[
          {text: 'PMS', as: 'heading'},
          {text: 'reservation.created', as: 'code'},
          {text: 'reservation.updated', as: 'code'},
          {text: 'reservation.deleted', as: 'code'},
        ]}
      />
      <Arrow diagram={ID} path={`M${RIGHT_WAY} 128V191`} />
      <TextLines
        lines={[{text: 'to Calry:'}, {text: 'incoming log'}]}
        x={RIGHT_WAY + LABEL_GAP}
        middle={160}
        anchor="start"
      />
      <Box
        {...RIGHT}
        y={192}
        height={64}
        accent
        lines={[{text: 'Subscription', as: 'heading'}, {text: 'of one account'}]}
      />
      <Arrow diagram={ID} path={`M${RIGHT_WAY} 256V319`} />
      <TextLines
        lines={[{text: 'to you:'}, {text: 'outgoing log'}]}
        x={RIGHT_WAY + LABEL_GAP}
        middle={288}
        anchor="start"
      />
      <Box
        {...RIGHT}
        y={320}
        height={64}
        lines={[
          {text: 'Your receiver', as: 'heading'},
          {text: 'receiverUrl', as: 'code'},
        ]}
      />
    </Diagram>
  );
}
