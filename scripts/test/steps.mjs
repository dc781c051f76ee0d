// Loads the test steps from steps.yaml.
import {readData} from '../lib/data.mjs';
import {requirements} from '../lib/tools.mjs';

/** @typedef {typeof steps[string]} Step */

const steps = readData('scripts/test/steps.yaml');

/**
 * Chooses steps by name, the fast ones or all.
 *
 * @param {string[] | 'fast' | 'all'} choice
 * @throws {Error} if there is no step of a name
 */
export function chooseSteps(choice) {
  const unknown = typeof choice === 'string' ? [] : choice.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new Error(
      `Unknown step: ${unknown.join(', ')}. README.md describes the steps: ${Object.keys(steps).join(', ')}`,
    );
  return Object.fromEntries(
    Object.entries(steps).filter(([name, {slow}]) =>
      typeof choice === 'string' ? choice === 'all' || !slow : choice.includes(name),
    ),
  );
}

/** Returns what a step needs and this machine lacks. @param {Step} step */
export const missingFor = ({needs}) =>
  needs ? (requirements[needs] ?? []).filter(({find}) => !find()) : [];
