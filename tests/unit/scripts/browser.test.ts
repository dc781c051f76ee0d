import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {afterEach, expect, it, vi} from 'vitest';
import {findBrowser, findHeadlessBrowser} from '../../../scripts/lib/browser.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A machine that has these programs and no others. */
function machine(...programs: string[]) {
  const folder = temporaryFolder('machine');
  for (const name of programs) writeFileSync(path.join(folder, name), '');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.spyOn(chromium, 'executablePath').mockReturnValue(path.join(folder, 'own-chrome'));
  return (name: string) => path.join(folder, name);
}

it('takes the shell for pages alone, and the whole browser for the rest', () => {
  const at = machine('chromium', 'chromium-headless-shell');
  expect(findHeadlessBrowser()).toBe(at('chromium-headless-shell'));
  expect(findBrowser()).toBe(at('chromium'));
});

it('does with the whole browser where there is no shell', () => {
  const at = machine('google-chrome');
  expect(findHeadlessBrowser()).toBe(at('google-chrome'));
});

it('does with Playwright’s own where there is no other', () => {
  const at = machine('own-chrome');
  expect(findHeadlessBrowser()).toBe(at('own-chrome'));
});

it('takes what CHROMIUM_PATH names before all', () => {
  machine('chromium', 'chromium-headless-shell');
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  expect(findHeadlessBrowser()).toBe('/opt/chromium');
  expect(findBrowser()).toBe('/opt/chromium');
});
