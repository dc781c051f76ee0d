import type {Behaviour, Fault} from '../../mock/src/faults';
import type {Exchange} from '../../mock/src/exchange';

export type {Behaviour, Fault} from '../../mock/src/faults';

/** Applies the faults in order, one to each matching request. Later requests get no fault. */
export function inTurn(
  faults: (Fault | undefined)[],
  applies: (exchange: Exchange) => boolean = () => true,
): Behaviour['fault'] {
  const left = [...faults];
  return (exchange) => (applies(exchange) ? left.shift() : undefined);
}
