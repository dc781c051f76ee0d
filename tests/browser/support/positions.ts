// Checks where the main parts of an operation page begin.
import type {Page} from '@playwright/test';
import {loadContract} from '../../../src/plugins/reference/contract/load';

/** Routes of the pages that document an operation. */
export const operationRoutes: ReadonlySet<string> = new Set(
  [...loadContract().operations.values()].map(({route}) => route).filter(Boolean),
);

/**
 * Window sizes, and how far from the top of the page the title and the code may begin, in pixels.
 */
const screens = [
  {width: 1440, height: 900, title: 900, sample: 900, response: 900},
  {width: 1280, height: 800, title: 800, sample: 800, response: 800},
  {width: 390, height: 844, title: 200, sample: 1000, response: 1600},
];

const parts = {
  title: 'main h1',
  sample: '.ref-samples code',
  response: '.ref-responses code, .ref-console .ref-no-response',
};

/**
 * Checks the position of an operation page's title, sample and response in several window sizes.
 *
 * @returns one line for each part that is hidden or begins too low
 */
export async function findMisplacedParts(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const {width, height, ...most} of screens) {
    await page.setViewportSize({width, height});
    for (const [part, selector] of Object.entries(parts)) {
      const box = await page.locator(selector).filter({visible: true}).first().boundingBox();
      const top = (box?.y ?? Infinity) + (await page.evaluate(() => scrollY));
      const allowed = most[part as keyof typeof parts];
      if (!(top < allowed))
        found.push(`${width} wide: the ${part} begins at ${top}, not above ${allowed}`);
    }
  }
  return found;
}
