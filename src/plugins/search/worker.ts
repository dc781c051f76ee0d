// Runs the search engine in a web worker, because parsing the index would block typing.
import {fetchData} from './data';
import {prepare} from './engine';
import {find, type SearchResults} from './find';

/** A search: the text in the search field, and the maximum number of pages. */
export type Request = {query: string; limit: number};
/** The answer to a request, sent to the port that came with the request. */
export type Reply = {found: SearchResults} | {error: string};

const engine = fetchData().then(prepare);
// Prevents an unhandled rejection. The reply to each request reports the failure.
engine.catch(() => undefined);

addEventListener('message', async ({data, ports: [port]}: MessageEvent<Request>) => {
  const reply: Promise<Reply> = engine
    .then((ready) => ({found: find(ready, data.query, data.limit)}))
    .catch((error: Error) => ({error: error.message}));
  port?.postMessage(await reply);
});
