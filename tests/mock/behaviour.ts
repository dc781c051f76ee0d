import type {Behaviour, Fault} from '../../mock/src/faults';
import type {Exchange} from '../../mock/src/exchange';

export type {Behaviour, Fault} from '../../mock/src/faults';

/** Faults for successive requests; none after the last one. */
export function inTurn(
  faults: (Fault | undefined)[],
  applies: (exchange: Exchange) => boolean = () => true,
): Behaviour['fault'] {
  const left = [...faults];
  return (exchange) => (applies(exchange) ? left.shift() : undefined);
}
