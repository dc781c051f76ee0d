// The command-line switches of the mock: parses, validates and describes them.
import {isDeepStrictEqual, parseArgs} from 'node:util';
import Ajv from 'ajv/dist/2020';
import {Refusal} from './exchange';
import {type FaultSettings, noFaults} from './faults';
import list from './switches.json';
import type {Options} from './options';
import {limits} from './world';

/** A switch: the JSON Schema of its value, with its description in the help and the README. */
type Switch = {type: string; value?: string; description: string};

/** All switches by name. An admin request can change the faults while the mock runs. */
export const switches: Record<string, Switch> = {...list.faults, ...list.others};

/** Values by switch name. */
type Values = Partial<Omit<FaultSettings, 'fail' | 'delay' | 'expired-key'>> & {
  fail?: string[];
  delay?: string;
  links?: Options['links'];
  'platform-webhook'?: string;
  'expired-key'?: string[];
  properties?: number;
  reservations?: number;
  accounts?: number;
  'strict-stays'?: boolean;
  lenient?: boolean;
  quiet?: boolean;
  help?: boolean;
};

/** The parsed command line: options of the server; whether not to log; whether to print the help and exit. */
export type Switches = Options & {faults: FaultSettings; isQuiet?: boolean; isHelp?: boolean};

/** Creates a function that validates values and converts them to the types of their switches. */
function checkerOf(known: Record<string, Switch>): (given: object) => Values {
  const ajv = new Ajv({strict: false, coerceTypes: 'array'});
  const check = ajv.compile({properties: known, additionalProperties: false});
  return (given) => {
    const values = {...given};
    if (check(values)) return values as Values;
    const [error] = check.errors ?? [];
    const [, name = String(error?.params.additionalProperty)] =
      error?.instancePath.split('/') ?? [];
    const rule = Object.hasOwn(known, name) ? known[name] : undefined;
    const what = error?.keyword === 'pattern' ? 'is not valid' : error?.message;
    throw new Refusal(
      400,
      rule
        ? `--${name} ${what}: ${rule.value}. ${rule.description}`
        : `Unknown: ${name}. Allowed are ${Object.keys(known).join(', ')}.`,
    );
  };
}

const checkFaults = checkerOf(list.faults);
const checkAll = checkerOf(switches);

function failure(text: string): FaultSettings['fail'][number] {
  const [, method, path, status, share] = /^(?:(\S+) (.*)=)?(\d+):(.*)$/.exec(text) ?? [];
  const target = method && path ? {target: {method, path}} : {};
  return {status: Number(status), share: Number(share), ...target};
}

function durationOf(text: string): FaultSettings['delay'] {
  const [time = '', share = '1'] = text.split(':');
  const milliseconds = Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
  return {milliseconds, share: Number(share)};
}

/** @throws Refusal if the shares of one call are more than all of its requests */
function checkShares(fail: FaultSettings['fail']): void {
  const always = fail.filter(({target}) => !target);
  for (const target of [undefined, ...fail.flatMap((one) => one.target ?? [])]) {
    const own = fail.filter((one) => target && isDeepStrictEqual(one.target, target));
    const sum = [...always, ...own].reduce((total, {share}) => total + share, 0);
    // Sums of fractions such as 0.1 are not exact.
    if (sum > 1.000_001) throw new Refusal(400, '--fail: The shares add up to more than 1.');
  }
}

function faultsOf(values: Values): FaultSettings {
  const {fail = [], delay = '0s'} = values;
  const others = Object.entries(values).filter(([name]) => name in noFaults);
  const failures = fail.map(failure);
  checkShares(failures);
  return {
    ...noFaults,
    ...(Object.fromEntries(others) as Partial<FaultSettings>),
    fail: failures,
    delay: durationOf(delay),
  };
}

/** @throws Refusal if all accounts together would have too much to remember */
function checkSizes({accounts = 1, properties = 0, reservations = 0}: Values): void {
  for (const [name, number] of Object.entries({properties, reservations})) {
    if (accounts * number <= limits.reservations) continue;
    const most = limits.reservations.toLocaleString('en-GB');
    throw new Refusal(400, `--${name}: All accounts together have ${most} at most.`);
  }
}

/** Reads the faults of an admin request, by switch name. @throws Refusal if a value is invalid */
export const readFaults = (given: object): FaultSettings => faultsOf(checkFaults(given));

/**
 * Parses the command line.
 *
 * @param args arguments, as `--name value` or `--name=value`
 * @throws Error if an argument is invalid; the message says what is wrong
 */
export function readSwitches(args: readonly string[]): Switches {
  const options = Object.entries(switches).map(([name, {type}]) => [
    name,
    {type: type === 'boolean' ? 'boolean' : 'string', multiple: type === 'array'},
  ]);
  const {values} = parseArgs({args: [...args], options: Object.fromEntries(options)});
  const given = checkAll(values);
  const faults = faultsOf(given);
  checkSizes(given);
  const {properties, reservations, accounts, links, lenient, quiet, help: wantsHelp} = given;
  return {
    faults,
    links,
    world: {
      properties,
      reservations,
      accounts,
      isStrict: given['strict-stays'],
      seed: faults.seed,
      platformReceiver: given['platform-webhook'],
    },
    isLenient: lenient,
    isQuiet: quiet,
    isHelp: wantsHelp,
  };
}

/** Returns the text that `--help` prints. */
export function help(): string {
  const rows = Object.entries(switches).map(([name, {value = '', description}]) => {
    const text = description.replaceAll('`', '');
    return `  ${`--${name} ${value}`.padEnd(34)}${text}`;
  });
  return (
    `A mock of the Calry API on this machine.\n\n${rows.join('\n')}\n\n` +
    'The variable PORT sets the port; the default is 4010.'
  );
}
