/** A route of the site, as far as it matters here; nested ones are rendered inside it. */
export type Route = {path: string; routes?: Route[]};

/** What Docusaurus writes to `routesChunkNames.json`: for each route, under its path and a hash, names of chunks in any nesting. */
export type ChunkNames = {[key: string]: string | ChunkNames};

function names(value: string | ChunkNames): string[] {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(names);
}

/** Every address with the paths of all routes that are rendered for it. */
function addresses(routes: Route[], around: string[] = []): {path: string; chain: string[]}[] {
  return routes.flatMap(({path, routes: inside}) => {
    const chain = [...around, path];
    return inside?.length ? addresses(inside, chain) : [{path, chain}];
  });
}

/**
 * @param routes the tree of routes
 * @param chunkNames content of `routesChunkNames.json`
 * @returns for each address the names of the chunks that its page is made of
 */
export function pageChunks(routes: Route[], chunkNames: ChunkNames): Map<string, string[]> {
  const ofPath = new Map<string, string[]>();
  for (const [key, value] of Object.entries(chunkNames)) {
    const path = key.replace(/-[^-]+$/, '');
    ofPath.set(path, [...(ofPath.get(path) ?? []), ...names(value)]);
  }
  return new Map(
    addresses(routes).map(({path, chain}) => {
      const all = [...new Set(chain)].flatMap((part) => ofPath.get(part) ?? []);
      return [path, [...new Set(all)]];
    }),
  );
}
