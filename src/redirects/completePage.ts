/**
 * Completes a page of the official redirects plugin, which lacks a language, a title and a body.
 *
 * @param html page that the plugin wrote
 * @param to address that it leads to
 * @param end what stands at the end of every page
 * @returns a valid page, which a reader whose browser does not lead on can use
 * @throws Error when the page is not as expected, as it may be after an upgrade
 */
export function completePage(html: string, to: string, end: string): string {
  for (const tag of ['<html>', '<head>', '</head>', '</html>']) {
    if (html.split(tag).length !== 2) {
      throw new Error(
        `The redirect page to ${to} should hold ${tag} once: look at what @docusaurus/plugin-client-redirects writes now, and mend src/redirects.`,
      );
    }
  }
  if (!html.includes(`url=${to}"`)) {
    throw new Error(
      `The redirect page to ${to} does not lead there without a script: look at what @docusaurus/plugin-client-redirects writes now, and mend src/redirects.`,
    );
  }
  return html
    .trimStart()
    .replace('<html>', '<html lang="en">')
    .replace('<head>', '<head>\n    <title>This page has moved</title>')
    .replace(/ *<\/head>\n/, '')
    .replace(
      '</html>',
      () =>
        `  </head>\n  <body>\n    <p>This page has moved to <a href="${to}">${to}</a>.</p>\n    ${end}\n  </body>\n</html>`,
    );
}
