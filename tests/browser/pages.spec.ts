import {readFileSync} from 'node:fs';
import {setMode, violations} from './support/axe';
import {expect, open, test} from './support/test';

const routes = readFileSync('tests/data/routes.txt', 'utf8').trim().split('\n');
const widths = [1280, 390];

for (const route of routes) {
  test(`${route} is whole`, async ({page, complaints, foreign}) => {
    const response = await open(page, encodeURI(route));
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      await setMode(page, 'light');
      expect(await violations(page), `light, ${width} wide`).toEqual([]);
      await setMode(page, 'dark');
      expect(await violations(page, 'colour'), `dark, ${width} wide`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels that stick out at ${width}`).toBe(0);
    }
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });
}
