import {createMock, type Mock} from '../../mock/src/server';
import {contract} from './contract';

export type {Exchange} from '../../mock/src/exchange';
export type {Listener, Mock} from '../../mock/src/server';

/** Starts the mock with the contract of this repository. */
export const startMock = (): Mock => createMock(contract);
