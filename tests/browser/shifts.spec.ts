import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, takenOver, test as base} from './support/test';

/** What is drawn stays where it is while the rest of a page arrives. */

/** A piece is about what a slow line brings at a time. */
const PIECE = 8 * 1024;
const PAUSE_MS = 25;

/** How many tags and words come one by one at the top of a page, where a move would be seen. */
const BITS = 80;

/**
 * What a server sends at a time. A piece may end anywhere: a byte more in the head moves every end after it. So the top
 * of the content is cut behind each tag and each word. What the browser breaks as a whole comes whole: the lines of a
 * heading are balanced, and code is not broken, so a later word can always move an earlier one.
 *
 * @param html a whole page
 */
function pieces(html: string): string[] {
  const top = html.indexOf('<main');
  const all: string[] = [];
  for (let at = 0; at < top; at += PIECE) all.push(html.slice(at, Math.min(at + PIECE, top)));
  const bits = html.slice(top).match(/<(h1|h2|code)\b.*?<\/\1>|<[^>]*>|\s*[^<\s]+\s*|\s+/gs) ?? [];
  all.push(...bits.slice(0, BITS));
  const rest = bits.slice(BITS).join('');
  for (let at = 0; at < rest.length; at += PIECE) all.push(rest.slice(at, at + PIECE));
  return all;
}

/** The site as a slow line brings it: pages in pieces, and what they load at once. */
const test = base.extend<object, {slowly: Server}>({
  slowly: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = createServer((request, response) => {
        void (async () => {
          const answer = await fetch(`${process.env.SITE_LOCAL}${request.url}`);
          const type = answer.headers.get('content-type') ?? '';
          response.writeHead(answer.status, {'content-type': type});
          if (type.startsWith('text/html')) {
            for (const piece of pieces(await answer.text())) {
              response.write(piece);
              await wait(PAUSE_MS);
            }
          } else {
            response.write(Buffer.from(await answer.arrayBuffer()));
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
  '/docs/category/guides',
  '/api-reference',
  '/search',
  '/blog/first-blog-post',
  '/changelog',
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
