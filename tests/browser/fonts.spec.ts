import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findFonts, writeFontConfig} from '../../scripts/lib/fonts.mjs';
import {violations} from './support/axe';
import {application} from './support/early';
import {misplaced, operationRoutes, screens} from './support/positions';
import {expect, laidOut, siteUrl, test} from './support/test';

/** What must hold whatever fonts the reader has: where code stands, what fits the window, and how large targets are. */

const routes = readFileSync('tests/data/routes.txt', 'utf8').trim().split('\n');
const phone = {width: 390, height: 844, below: {}};

/** A test each, so that the workers share them; in each, one browser serves all its pages. */
const PARTS = 4;
const parts = Array.from({length: PARTS}, (_, part) =>
  routes.filter((_route, index) => index % PARTS === part),
);

// A set that is missing is told by the step, as not run.
for (const fonts of findFonts()) {
  for (const [index, share] of parts.entries()) {
    test(`code, width and targets are right in ${fonts}, part ${index + 1}`, async () => {
      test.setTimeout(share.length * 3000);
      const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
      const browser = await chromium.launch({
        ...test.info().project.use.launchOptions,
        env: {
          ...(process.env as Record<string, string>),
          FONTCONFIG_FILE: writeFontConfig(fonts, folder),
        },
      });
      const page = await browser.newPage({reducedMotion: 'reduce'});
      // Fonts change where things stand, and the application does not.
      await page.route(application, (route) => route.abort());
      const found: string[] = [];
      for (const route of share) {
        await page.goto(siteUrl('local') + encodeURI(route), {waitUntil: 'domcontentloaded'});
        await laidOut(page);
        for (const screen of operationRoutes.has(route) ? screens : [phone]) {
          const {width, height} = screen;
          await page.setViewportSize({width, height});
          const low = await misplaced(page, screen);
          found.push(...low.map((one) => `${route}, ${width} wide: ${one}`));
        }
        const small = await violations(page, 'fonts');
        found.push(...small.map((violation) => `${route}, 390 wide: ${violation}`));
      }
      await browser.close();
      rmSync(folder, {recursive: true});
      expect(found).toEqual([]);
    });
  }
}
