// Tests that pages have no layout shift while a slow network delivers them.
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, siteUrl, waitForHydration, test as base} from './support/test';

/**
 * Splits a page into chunks as a slow network may deliver them. A network chunk can end anywhere, so the beginning of
 * the content is split after each tag and word. Headings and code are not split: the browser balances their lines, so a
 * later word can move an earlier word.
 */
function pieces(html: string): string[] {
  const main = html.indexOf('<main');
  const parts =
    html.slice(main).match(/<(h1|h2|code)\b.*?<\/\1>|<[^>]*>|\s*[^<\s]+\s*|\s+/gs) ?? [];
  const rest = parts.slice(80).join('');
  return [
    ...(html.slice(0, main).match(/.{1,8192}/gs) ?? []),
    ...parts.slice(0, 80),
    ...(rest.match(/.{1,8192}/gs) ?? []),
  ];
}

/** Simulates a slow network: pages are streamed in chunks, other files are sent whole. */
const test = base.extend<object, {slowSite: Server}>({
  slowSite: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = createServer(async ({url}, response) => {
        const answer = await fetch(siteUrl('local') + url);
        const type = answer.headers.get('content-type') ?? '';
        response.writeHead(answer.status, {'content-type': type});
        if (!type.startsWith('text/html'))
          return response.end(Buffer.from(await answer.arrayBuffer()));
        for (const piece of pieces(await answer.text())) {
          response.write(piece);
          await wait(25);
        }
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(server);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({slowSite}, use) =>
    use(`http://localhost:${(slowSite.address() as AddressInfo).port}`),
});

/** Records layout shifts in `window.shifts`. Runs in the page before any other script. */
function recordShifts() {
  const shifts: string[] = [];
  Object.assign(window, {shifts});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
    })[])
      for (const {node, previousRect: from, currentRect: to} of entry.sources)
        shifts.push(
          `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from ${from.x},${from.y} to ${to.x},${to.y}`,
        );
  }).observe({type: 'layout-shift', buffered: true});
}

const paths = [
  '/docs/vacation-rental-api/v2/reservation/create-a-reservation',
  '/',
  '/docs/guides/booking-flow',
  '/docs/PMS%20Specific%20Guides',
  '/docs/PMS%20Specific%20Guides/guesty',
  '/api-reference',
];

for (const [index, path] of paths.entries()) {
  const tag = index === 0 ? [] : '@slow';
  for (const width of [1440, 390]) {
    test(`${path} has no layout shift on a slow network at ${width} px`, {tag}, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.addInitScript(recordShifts);
      await page.goto(path);
      await waitForHydration(page);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect(await page.evaluate('shifts')).toEqual([]);
    });
  }
}
