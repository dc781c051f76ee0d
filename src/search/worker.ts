// The search engine, in a worker: parsing the index would block typing.
import {fetchData} from './data';
import {prepare} from './engine';
import {type Choice, find, type Found} from './find';

/** The query is as it is in the box. */
export type Request = {query: string; choice: Choice};
/** Sent on the port that came with the request. */
export type Reply = {found: Found} | {error: string};

const engine = fetchData().then(prepare);
// Each request reports the failure.
engine.catch(() => undefined);

addEventListener('message', async ({data, ports: [port]}: MessageEvent<Request>) => {
  const reply: Promise<Reply> = engine.then(
    (ready) => ({found: find(ready, data.query, data.choice)}),
    (error: Error) => ({error: error.message}),
  );
  port?.postMessage(await reply);
});
