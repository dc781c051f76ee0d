// The search itself, in a thread of its own: reading the data takes too long to answer keys meanwhile.
import {parseData} from './data';
import {type Engine, prepare} from './engine';
import {type Choice, find, type Found} from './find';

/** What the page asks; the data first. */
export type Request = {id: number} & (
  {kind: 'prepare'; bytes: ArrayBuffer} | {kind: 'find'; query: string; choice: Choice}
);
export type Answer = {id: number; found?: Found; error?: string};

let engine: Engine | undefined;

function answer(request: Request): Omit<Answer, 'id'> {
  try {
    if (request.kind === 'find')
      return engine ? {found: find(engine, request.query, request.choice)} : {};
    engine = prepare(parseData(request.bytes));
    return {};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

addEventListener('message', ({data}: MessageEvent<Request>) =>
  postMessage({id: data.id, ...answer(data)} satisfies Answer),
);
