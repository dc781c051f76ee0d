import {didYouMean} from '../../src/site/nearest';
import {type Contract, patternOf} from './contract';
import type {FaultSettings} from './faults';
import type {Part} from './requests';
import {SwitchError} from './switches';

/**
 * Checks that the contract has the calls that are to fail.
 *
 * @throws SwitchError that names one it does not have
 */
export function checkTargets({fail}: FaultSettings, parts: Part[], contract: Contract): void {
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
    if (!target || isCall) continue;
    const wrong = `${target.method} ${target.path}`;
    const meant = didYouMean(
      wrong,
      known.map(({method, path}) => `${method} ${path}`),
    );
    throw new SwitchError(`--fail: The API has no ${wrong}. ${meant}`.trim());
  }
}
