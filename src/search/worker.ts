// The search engine, in a worker: parsing the index would block typing.
import {parseData} from './data';
import {type Engine, prepare} from './engine';
import {type Choice, find, type Found} from './find';

/** First the bytes of the index, then any number of searches. */
export type Request = ArrayBuffer | {query: string; choice: Choice};
/** Sent on the port that came with the request; nothing is found for the index. */
export type Reply = {found?: Found; error?: string};

let engine: Engine | undefined;

function answer(request: Request): Reply {
  try {
    if (request instanceof ArrayBuffer) engine = prepare(parseData(request));
    else if (engine) return {found: find(engine, request.query, request.choice)};
    return {};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

addEventListener('message', ({data, ports: [port]}: MessageEvent<Request>) =>
  port?.postMessage(answer(data)),
);
