import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {product} from '../../src/product';

/** The site that the tests read. */
export const site = 'build';

if (!existsSync(site)) throw new Error(`There is no ${site}/. Run "npm run build" first.`);

/** Every file of the built site, as paths within it, in alphabetical order. */
export const files = readdirSync(site, {recursive: true, encoding: 'utf8'}).sort();

/** @param file path within the built site */
export const textOf = (file: string) => readFileSync(path.join(site, file), 'utf8');

/** The Markdown file of a page. */
export const markdownOf = (route: string) =>
  textOf(`${route === '/' ? 'index' : decodeURI(route)}.md`);

/** The address of a page on the published site. */
export const addressOf = (route: string) => product.siteUrl + encodeURI(route);

/** One space in place of each run of white space. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export class Page {
  readonly file: string;
  /** Address of the page, such as `/docs/introduction`, without encoding. */
  readonly route: string;
  readonly html: string;
  #parsed?: CheerioAPI;
  #ids?: Set<string>;

  constructor(file: string, html = textOf(file)) {
    this.file = file;
    this.route = `/${file.replace(/(?<![^/])index\.html$|(\/index)?\.html$/, '')}`;
    this.html = html;
  }

  /** The page as a browser reads it, without running a script. It is parsed once. */
  get $(): CheerioAPI {
    return (this.#parsed ??= load(this.html));
  }

  /** The anchors that links can lead to. */
  get ids(): Set<string> {
    const {$} = this;
    return (this.#ids ??= new Set($.extract({ids: [{selector: '[id]', value: 'id'}]}).ids));
  }

  get isRedirect(): boolean {
    return /http-equiv="?refresh/.test(this.html);
  }
}

const all = files.filter((file) => file.endsWith('.html')).map((file) => new Page(file));

/** The pages of old addresses, which lead to new ones. */
export const redirectPages = all.filter(({isRedirect}) => isRedirect);

/** Every page with content, that for unknown addresses included. */
export const pages = all.filter(({isRedirect}) => !isRedirect);

/** Every page with a distinct address. */
export const addressed = pages.filter(({file}) => file !== '404.html');

const byRoute = new Map(addressed.map((page) => [page.route, page]));

/** The page at an address, encoded or not. */
export const pageAt = (route: string) => byRoute.get(decodeURI(route));

/**
 * @param route address of a page, encoded or not
 * @returns the parsed page
 * @throws Error when the site has no such page
 */
export function builtPage(route: string): CheerioAPI {
  const page = pageAt(route);
  if (!page) throw new Error(`The built site has no page ${route}.`);
  return page.$;
}
