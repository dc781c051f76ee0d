import {type Bundles, patternOf} from './contract';
import {Refusal} from './exchange';
import type {FaultSettings} from './faults';
import type {Part} from './requests';

/**
 * Checks that the contract has all calls that `--fail` targets.
 *
 * @throws Refusal if the contract does not have a call
 */
export function checkTargets({fail}: FaultSettings, parts: Part[], contract: Bundles): void {
  const known = parts.flatMap(({name, base}) =>
    Object.entries(contract[name].paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({method: method.toUpperCase(), path, base})),
    ),
  );
  for (const {target} of fail) {
    const isCall = known.some(
      ({method, path, base}) =>
        method === target?.method &&
        (patternOf(target.path, '.*').test(base + path) ||
          patternOf(path, `(?:${base})?`).test(target.path)),
    );
    if (target && !isCall)
      throw new Refusal(400, `--fail: The API has no ${target.method} ${target.path}.`);
  }
}
