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
        lines="**Calry itself** | `account.created` | `link.updated` | `sync.error …`"
      />
      <Arrow diagram={ID} path={`M${LEFT_WAY} 128V191`} />
      <TextLines lines="account, link | or sync event" x={LEFT_WAY + LABEL_GAP} middle={160} />
      <Box {...LEFT} y={192} height={64} accent lines="**Webhook** | of your workspace" />
      <Arrow diagram={ID} path={`M${LEFT_WAY} 256V319`} />
      <TextLines lines="POST to each | endpoint" x={LEFT_WAY + LABEL_GAP} middle={288} />
      <Box {...LEFT} y={320} height={64} lines="**Your endpoint** | `url`" />

      <Box
        {...RIGHT}
        y={40}
        height={88}
        lines="**PMS** | `reservation.created` | `reservation.updated` | `reservation.deleted`"
      />
      <Arrow diagram={ID} path={`M${RIGHT_WAY} 128V191`} />
      <TextLines lines="to Calry: | incoming log" x={RIGHT_WAY + LABEL_GAP} middle={160} />
      <Box {...RIGHT} y={192} height={64} accent lines="**Subscription** | of one account" />
      <Arrow diagram={ID} path={`M${RIGHT_WAY} 256V319`} />
      <TextLines lines="to you: | outgoing log" x={RIGHT_WAY + LABEL_GAP} middle={288} />
      <Box {...RIGHT} y={320} height={64} lines="**Your receiver** | `receiverUrl`" />
    </Diagram>
  );
}
