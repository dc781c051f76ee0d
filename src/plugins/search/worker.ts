// Runs the search engine in a web worker, because parsing the index would block typing.
import {fetchData} from './data';
import {prepare} from './engine';
import {find, type SearchResults} from './find';

/** Maximum number of pages in the results. Who finds nothing on them searches for other words. */
const PAGES = 12;

/** What a search found, or why it failed. `query` is the text in the search field. */
export type Outcome = {query: string} & ({found: SearchResults} | {error: string});

const engine = fetchData().then(prepare);
// Prevents an unhandled rejection. The reply to each request reports the failure.
engine.catch(() => undefined);

addEventListener('message', async ({data: query}: MessageEvent<string>) => {
  const outcome: Outcome = await engine.then(
    (ready) => ({query, found: find(ready, query, PAGES)}),
    ({message}: Error) => ({query, error: message}),
  );
  postMessage(outcome);
});
