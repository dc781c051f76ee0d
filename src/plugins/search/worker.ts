// Runs the search engine in a web worker, because parsing the index would block typing.
import {fetchData} from './data';
import {prepare} from './engine';
import {find, type SearchResults} from './find';

/** A search: the text in the search field, and the maximum number of pages. */
type Request = {query: string; limit: number};

/** What a search found, or why it failed. */
export type Outcome = Request & ({found: SearchResults} | {error: string});

const engine = fetchData().then(prepare);
// Prevents an unhandled rejection. The reply to each request reports the failure.
engine.catch(() => undefined);

addEventListener('message', async ({data: request}: MessageEvent<Request>) => {
  const outcome: Outcome = await engine.then(
    (ready) => ({...request, found: find(ready, request.query, request.limit)}),
    ({message}: Error) => ({...request, error: message}),
  );
  postMessage(outcome);
});
