import type {Found} from '../../../scripts/lib/engines.mjs';
import {launchBidi} from './bidi';
import type {Driver, Launch} from './driver';
import {launchPlaywright} from './playwright';
import {launchWebdriver} from './webdriver';

const launchers: Record<Found['driver'], Launch> = {
  playwright: launchPlaywright,
  bidi: launchBidi,
  webdriver: launchWebdriver,
};

/**
 * Starts a browser with an empty profile.
 *
 * @param env added to the environment of the browser
 */
export function launch(
  {engine, driver, path}: Found,
  env: Record<string, string> = {},
): Promise<Driver> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return launchers[driver](path, {engine, env: {...Object.fromEntries(inherited), ...env}});
}
