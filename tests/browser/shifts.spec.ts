import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, takenOver, test as base} from './support/test';

/** What is drawn stays where it is while the rest of a page arrives. */

/** A piece is about what a slow line brings at a time. */
const PIECE = 8 * 1024;
const PAUSE_MS = 25;

/** The site as a slow line brings it: pages in pieces, and what they load at once. */
const test = base.extend<object, {slowly: Server}>({
  slowly: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = createServer((request, response) => {
        void (async () => {
          const answer = await fetch(`${process.env.SITE_LOCAL}${request.url}`);
          const type = answer.headers.get('content-type') ?? '';
          const body = Buffer.from(await answer.arrayBuffer());
          response.writeHead(answer.status, {'content-type': type});
          const step = type.startsWith('text/html') ? PIECE : body.length || 1;
          for (let at = 0; at < body.length; at += step) {
            response.write(body.subarray(at, at + step));
            if (at + step < body.length) await wait(PAUSE_MS);
          }
          response.end();
        })().catch((error: Error) => response.destroy(error));
      });
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      await use(server);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({slowly}, use) =>
    use(`http://localhost:${(slowly.address() as AddressInfo).port}`),
});

const pages = [
  '/',
  '/docs/introduction',
  '/docs/guides/booking-flow',
  '/docs/vacation-rental-api/v2/reservation/create-a-reservation',
  // Little stands above their first part that the contract gives.
  '/docs/vacation-rental-api/v2/quote',
  '/docs/vacation-rental-api/v2/custom-field/delete-a-custom-field',
  '/docs/vacation-rental-api/v1/property',
  '/docs/PMS%20Specific%20Guides',
  '/docs/PMS%20Specific%20Guides/guesty',
  '/docs/guides/glossary',
  '/api-reference',
  '/search',
  '/blog/first-blog-post',
];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`nothing moves while a page arrives in pieces, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const {value, sources} = entry as PerformanceEntry & {
            value: number;
            sources: {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
          };
          const moved = sources.map(({node, previousRect: was, currentRect: is}) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const name = element?.className || element?.localName || 'what is gone';
            return `${name} from ${was.x},${was.y} to ${is.x},${is.y}`;
          });
          shifts.push(`${value.toFixed(4)}: ${moved.join('; ')}`);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      await takenOver(page);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const shifts = await page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);
      found.push(...shifts.map((shift) => `${path}: ${shift}`));
    }
    expect(found).toEqual([]);
  });
}
