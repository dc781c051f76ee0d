// Runs the search engine in a web worker, because parsing the index would block typing.
import {fetchData} from './data';
import {prepare} from './engine';
import {type SearchOptions, find, type SearchResults} from './find';

/** A search; `query` is the text in the search field. */
export type Request = {query: string; options: SearchOptions};
/** The answer to a request, sent to the port that came with the request. */
export type Reply = {found: SearchResults} | {error: string};

const engine = fetchData().then(prepare);
// Prevents an unhandled rejection. The reply to each request reports the failure.
engine.catch(() => undefined);

addEventListener('message', async ({data, ports: [port]}: MessageEvent<Request>) => {
  const reply: Promise<Reply> = engine
    .then((ready) => ({found: find(ready, data.query, data.options)}))
    .catch((error: Error) => ({error: error.message}));
  port?.postMessage(await reply);
});
