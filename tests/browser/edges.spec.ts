import {routes} from '../data/counts';
import {kinds} from './support/kinds';
import {expect, open, test} from './support/test';

/** Where the parts of a page begin and end. */

test('there is one left edge with a sidebar and one without it', async ({page}) => {
  const isDocs = (path: string) => path.startsWith('/docs');
  for (const width of [1440, 1280, 768, 390]) {
    await page.setViewportSize({width, height: 900});
    for (const paths of [kinds.filter(isDocs), kinds.filter((path) => !isDocs(path))]) {
      const edges = new Map<string, number>();
      for (const path of paths) {
        await page.goto(path, {waitUntil: 'domcontentloaded'});
        const h1 = page.locator('main h1').first();
        edges.set(path, Math.round((await h1.boundingBox())?.x ?? -1));
      }
      expect.soft(new Set(edges.values()).size, `${width}: ${JSON.stringify([...edges])}`).toBe(1);
      if (width === 390) expect.soft([...edges.values()][0]).toBe(16);
    }
  }
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`every page but the first begins at the same edge, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height});
    const edges: string[] = [];
    for (const path of kinds.filter((kind) => kind !== '/')) {
      await open(page, path);
      const begin = page.locator('main nav[aria-label="Breadcrumbs"], main h1').first();
      const first = (await begin.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
      const {y = 0, height: bar = 0} = (await page.locator('.navbar').boundingBox()) ?? {};
      edges.push(`${path}: ${Math.round(first - y - bar)}`);
    }
    expect(edges).toEqual(edges.map((edge) => edge.replace(/\d+$/, '16')));
  });
}

const resources = routes.filter((route) => /^\/docs\/vacation-rental-api\/v\d\/[^/]+$/.test(route));

for (const width of [1440, 1280]) {
  test(`the tables of a resource are as wide as their column, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    expect(resources.length).toBeGreaterThan(15);
    const faults: string[] = [];
    let count = 0;
    for (const path of resources) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      // What is laid out later has no width yet that could be compared.
      await page.locator('[data-lay-out]').evaluateAll((all) => {
        for (const part of all) (part as HTMLElement).style.contentVisibility = 'visible';
      });
      const tables = await page.locator('main table').evaluateAll((all) =>
        all.map((table) => {
          const frame = table.parentElement as HTMLElement;
          const column = (table.closest('.markdown') as HTMLElement).getBoundingClientRect();
          return {
            name: frame.getAttribute('aria-label') ?? 'a table without a frame',
            isDrawn: table.checkVisibility({contentVisibilityAuto: true}),
            over: Math.max(
              frame.scrollWidth - frame.clientWidth,
              table.getBoundingClientRect().right - column.right,
            ),
          };
        }),
      );
      count += tables.length;
      faults.push(
        ...tables.filter(({isDrawn}) => !isDrawn).map(({name}) => `${path}: ${name}: not drawn`),
        ...tables
          .filter(({over}) => over > 1)
          .map(({name, over}) => `${path}: ${name}: ${Math.round(over)} px over`),
      );
    }
    expect(count).toBeGreaterThan(15);
    expect(faults).toEqual([]);
  });
}

for (const [width, columns] of [
  [768, 2],
  [390, 2],
] as const) {
  test(`the links of the footer stand in ${columns} columns or more, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/introduction');
    const links = await page
      .locator('footer .footer__links a')
      .evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect()).map(({x, y}) => ({x, y})),
      );
    expect(links.length).toBeGreaterThan(5);
    expect(new Set(links.map(({x}) => Math.round(x))).size).toBeGreaterThanOrEqual(columns);
    expect(new Set(links.map(({y}) => Math.round(y))).size).toBeLessThanOrEqual(
      Math.ceil(links.length / columns),
    );
  });
}
