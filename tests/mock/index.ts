import type {Exchange} from '../../mock/src/exchange';
import type {Behaviour, Fault} from '../../mock/src/faults';
import {createMock, type Mock} from '../../mock/src/server';
import {contract} from './contract';

export type {Exchange} from '../../mock/src/exchange';
export type {Behaviour, Fault} from '../../mock/src/faults';
export type {Listener, Mock} from '../../mock/src/server';

/** Starts the mock with the contract of this repository. */
export const startMock = (): Mock => createMock(contract);

/** Applies the faults in order, one to each matching request. Later requests get no fault. */
export function inTurn(
  faults: (Fault | undefined)[],
  applies: (exchange: Exchange) => boolean = () => true,
): Behaviour['fault'] {
  const left = [...faults];
  return (exchange) => (applies(exchange) ? left.shift() : undefined);
}
