// Runs the search engine in a web worker, because parsing the index would block typing.
import {fetchData} from './data';
import {type Engine, prepare} from './engine';
import {find, type SearchResults} from './find';

/** What to search for, and the maximum number of pages in the results. */
export type Request = {query: string; limit: number};

/** What a search found, or why it failed. `query` is the text in the search field. */
export type Outcome = {query: string; found?: SearchResults; error?: string};

let engine: Promise<Engine> | undefined;

/** Loads the engine, unless it is already there. After a failure, the next search loads it again. */
function load(): Promise<Engine> {
  engine ??= fetchData().then(prepare);
  engine.catch(() => {
    engine = undefined;
  });
  return engine;
}

void load();

addEventListener('message', async ({data: {query, limit}}: MessageEvent<Request>) => {
  const outcome: Outcome = await load()
    .then((ready) => ({query, found: find(ready, query, limit)}))
    .catch(({message}: Error) => ({query, error: message}));
  postMessage(outcome);
});
