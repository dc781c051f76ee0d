import {chromium, firefox, webkit} from '@playwright/test';
import type {InstalledBrowser} from '../../../scripts/lib/browsers.mjs';
import {launchBidi} from './bidi';
import type {Driver} from './driver';
import {launchPlaywright} from './playwright';
import {launchWebdriver} from './webdriver';

const types = {chromium, firefox, webkit};

/** Starts an installed browser with an empty profile; `env` is added to its environment. */
export function launch(
  {engine, driver, path}: InstalledBrowser,
  env: Record<string, string>,
): Promise<Driver> {
  const launchers = {
    playwright: launchPlaywright(types[engine]),
    bidi: launchBidi,
    webdriver: launchWebdriver,
  };
  return launchers[driver](path, {...(process.env as Record<string, string>), ...env});
}
