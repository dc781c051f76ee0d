import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';

/** What assistive technology is told by the browser itself, in the order in which it is read. */
async function accessibilityTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): string[] => {
    const node = known.get(id);
    const told = node && !node.ignored ? [`${node.role?.value} ${node.name?.value ?? ''}`] : [];
    return [...told, ...(node?.childIds ?? []).flatMap(read)];
  };
  return read(nodes[0]?.nodeId ?? '');
}

test('the title of the home page is told word by word', async ({page}) => {
  await open(page, '/');
  const tree = await accessibilityTree(page);
  expect(tree.find((line) => line.startsWith('heading'))).toBe(
    'heading One API for vacation-rental software',
  );
});

for (const width of [1440, 390]) {
  test(`an operation is read as title, call, code, prose, fields at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/vacation-rental-api/v2/quote/get-a-quote');
    const tree = await accessibilityTree(page);
    const parts = [
      'heading Get a quote',
      'StaticText GET',
      'DisclosureTriangle On this page',
      'region Samples and response example',
      'group Language of the samples',
      'button Copy',
      'group Status of the response',
      'DisclosureTriangle Not documented yet',
      'heading Price a stay before you book',
      'heading Request',
      'heading Response',
      'heading Errors',
      'navigation Docs pages',
    ];
    const start = tree.findIndex((line) => line.startsWith(parts[0] ?? ''));
    const after = tree.slice(start);
    const places = parts.map((part) => after.findIndex((line) => line.startsWith(part)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
}
