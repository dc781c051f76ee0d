const deferred = /<script src="?([^\s">]+)"? defer><\/script>/g;

/**
 * Takes the application's scripts out of a page and lists them in its head, for `src/plugins/entry/start.js` to fetch.
 *
 * @param html the page, which has a head
 * @param folder address that the application's scripts stand below
 * @param parts addresses of the scripts that the page itself is made of
 * @returns the page; as it was when it has no script of the application
 */
export function scriptsListed(html: string, folder: string, parts: string[]): string {
  const scripts: string[] = [];
  const page = html.replace(deferred, (element, src: string) => {
    if (!src.startsWith(folder)) return element;
    scripts.push(src);
    return '';
  });
  if (scripts.length === 0) return html;
  const list = JSON.stringify({scripts, parts});
  return page.replace(
    '</head>',
    () => `<script type="application/json" id="application">${list}</script></head>`,
  );
}
