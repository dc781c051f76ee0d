import type {Exchange} from './index';

/** Something that goes wrong on the way. A request that does not fit the contract is refused before any of these. */
export type Fault =
  /** Turned away; nothing was carried out. */
  | {kind: 'status'; status: number; headers?: Record<string, string>}
  /** No answer ever comes. Whether the request was carried out is what the caller cannot know. */
  | {kind: 'silence'; carriedOut: boolean};

/** What a mock does beyond answering with the examples of the contract. */
export type Behaviour = {
  /** Asked for every request that fits the contract. */
  fault?: (exchange: Exchange) => Fault | undefined;
  /** Takes the place of the contract's example. */
  answer?: (exchange: Exchange) => {status?: number; body: unknown} | undefined;
};

/** A fault for each request in turn; after the last one nothing goes wrong any more. */
export function inTurn(
  faults: (Fault | undefined)[],
  applies: (exchange: Exchange) => boolean = () => true,
): Behaviour['fault'] {
  const left = [...faults];
  return (exchange) => (applies(exchange) ? left.shift() : undefined);
}
