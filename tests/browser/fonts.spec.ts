// Tests the layout with a wide and with a narrow set of system fonts.
import {findFonts} from '../../scripts/lib/fonts.mjs';
import {violations} from './support/axe';
import {openWithFonts} from './support/fontSet';
import {representativePaths} from './support/paths';
import {findMisplacedParts, operationRoutes} from './support/positions';
import {expect, test} from './support/test';

for (const fonts of findFonts()) {
  test(`with ${fonts}, nothing is out of place`, {tag: '@slow'}, async ({launchOptions}, info) => {
    const {browser, page} = await openWithFonts(fonts, launchOptions, info.outputPath());
    const found: string[] = [];
    for (const path of representativePaths) {
      await page.goto(path);
      if (operationRoutes.has(path)) found.push(...(await findMisplacedParts(page)));
      for (const width of [1280, 390]) {
        await page.setViewportSize({width, height: 844});
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (excess > 0) found.push(`${path} is ${excess} px too wide for ${width}`);
        const faults = await violations(page, 'fonts');
        found.push(...faults.map((fault) => `${path}, ${width} px wide: ${fault}`));
      }
    }
    await browser.close();
    expect(found).toEqual([]);
  });
}
