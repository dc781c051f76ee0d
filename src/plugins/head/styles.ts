import {readFile} from 'node:fs/promises';
import path from 'node:path';

const link = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/g;

/**
 * Makes a function that puts the content of its style sheets into a page in place of the links to them. All pages share one style
 * sheet, so the content is the same on each, and one hash in the content security policy allows it.
 *
 * @param outDir the built site
 * @param baseUrl path that the site is served under
 * @returns takes and gives the HTML of a page
 * @throws when a style sheet cannot be read, or would end its element early
 */
export function stylesInPage(outDir: string, baseUrl: string): (html: string) => Promise<string> {
  const sheets = new Map<string, Promise<string>>();
  const read = async (href: string) => {
    const file = path.join(outDir, href.slice(baseUrl.length));
    const css = await readFile(file, 'utf8');
    if (/<\/style/i.test(css)) throw new Error(`${file} holds "</style", which would end it.`);
    return `<style>${css}</style>`;
  };
  return async (html) => {
    let page = html;
    for (const [element, href = ''] of html.matchAll(link)) {
      if (!href.startsWith(baseUrl)) continue;
      const sheet = sheets.get(href) ?? read(href);
      sheets.set(href, sheet);
      const content = await sheet;
      page = page.replace(element, () => content);
    }
    return page;
  };
}
