// Reads the built site for the tests in this folder.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {product} from '../../src/product';

/** Folder of the built site. */
export const site = 'build';

if (!existsSync(site)) throw new Error(`There is no ${site}/. Run "npm run build" first.`);

/** Paths of all files within the built site, in alphabetical order. */
export const files = readdirSync(site, {recursive: true, encoding: 'utf8'}).sort();

/**
 * Reads a file of the built site.
 *
 * @param file path within the built site
 */
export const textOf = (file: string) => readFileSync(path.join(site, file), 'utf8');

/** Reads the Markdown file of a page. */
export const markdownOf = (route: string) =>
  textOf(`${route === '/' ? 'index' : decodeURI(route)}.md`);

/** Returns the absolute URL of a page on the published site. */
export const urlOf = (route: string) => product.siteUrl + encodeURI(route);

/** A built page, parsed on first use. */
export class Page {
  /** Path of the page, such as `/docs/introduction`, without encoding. */
  readonly route: string;
  #parsed?: CheerioAPI;
  #ids?: Set<string>;

  constructor(
    readonly file: string,
    readonly html = textOf(file),
  ) {
    this.route = `/${file.replace(/(?<![^/])index\.html$|(\/index)?\.html$/, '')}`;
  }

  /** The parsed page, before any script has run. */
  get $(): CheerioAPI {
    return (this.#parsed ??= load(this.html));
  }

  /** IDs of all elements, which are the page's anchors. */
  get ids(): Set<string> {
    const {$} = this;
    return (this.#ids ??= new Set($.extract({ids: [{selector: '[id]', value: 'id'}]}).ids));
  }

  get isRedirect(): boolean {
    return /http-equiv="?refresh/.test(this.html);
  }
}

const all = files.filter((file) => file.endsWith('.html')).map((file) => new Page(file));

/** Pages at old URLs that redirect to new URLs. */
export const redirectPages = all.filter(({isRedirect}) => isRedirect);

/** Every page with content, including the 404 page. */
export const pages = all.filter(({isRedirect}) => !isRedirect);

/** Every page with a URL: all of `pages` except the 404 page. */
export const routedPages = pages.filter(({file}) => file !== '404.html');

const byRoute = new Map(routedPages.map((page) => [page.route, page]));

/** Returns the page at a path, which may be encoded; undefined if there is no such page. */
export const pageAt = (route: string) => byRoute.get(decodeURI(route));

/**
 * Returns the parsed page at a path.
 *
 * @param route path of a page, encoded or not
 * @throws Error if the site has no such page
 */
export function parsedPage(route: string): CheerioAPI {
  const page = pageAt(route);
  if (!page) throw new Error(`The built site has no page ${route}.`);
  return page.$;
}
