import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';

/** The site that the tests read. */
export const site = process.env.BUILT_SITE ?? 'build';

/** Every HTML file of the built site, as paths within it, in alphabetical order. */
export function htmlFiles(): string[] {
  return readdirSync(site, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/**
 * @param file path within the built site
 * @param folder folder of the build
 */
export function htmlOf(file: string, folder = site): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

/**
 * Reads a page of the built site as a browser would, without running a script.
 *
 * @param route address of the page, such as `/docs/introduction`
 * @param folder folder of the build
 */
export function builtPage(route: string, folder = site): CheerioAPI {
  return load(htmlOf(`${decodeURI(route)}.html`, folder));
}

/** A text of a PMS guide without the numbers of its sources, and without the word on what only others report. */
export const withoutReferences = (text: string): string =>
  text.replaceAll(/(?: \(reported\))?\[\d+\](?:\s\[\d+\])*/g, '');
