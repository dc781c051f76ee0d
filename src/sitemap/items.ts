import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {type Dates, gitDates} from './gitDates';
import {sourcesOf} from '../page-sources/sources';

/** The pages below a route; one that only frames others is none. */
function pagesOf(routes: RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? pagesOf(route.routes) : [route]));
}

/** The latest time among files; undefined when one of them has none, such as a file that was never committed. */
export function latest(files: string[], dates: Dates): string | undefined {
  const times = files.map((file) => dates.get(file));
  return times.every((time) => time !== undefined) ? [...times].sort().at(-1) : undefined;
}

/**
 * The pages for search engines, each with the time at which its text last changed: that of its own file or of what it is made of,
 * whichever is later. A page whose time is not known has none.
 */
export const sitemapItems: NonNullable<Options['createSitemapItems']> = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const dates = gitDates(process.cwd());
  const items = await defaultCreateSitemapItems(params);
  if (!dates) return items;
  const {url, trailingSlash} = params.siteConfig;
  const sources = new Map(
    pagesOf(params.routes).flatMap(({path: route, metadata}) => {
      const address =
        url + (trailingSlash === false && route !== '/' ? route.replace(/\/$/, '') : route);
      return metadata?.sourceFilePath ? [[address, metadata.sourceFilePath] as const] : [];
    }),
  );
  return items.map((item) => {
    const source = sources.get(decodeURI(item.url)) ?? sources.get(item.url);
    return {...item, lastmod: source ? latest(sourcesOf(source), dates) : undefined};
  });
};
