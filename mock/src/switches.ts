import {isDeepStrictEqual} from 'node:util';
import {nearest} from '../../src/site/nearest';
import {isLoopback} from './deliveries';
import {Refusal} from './exchange';
import {type FaultSettings, noFaults} from './faults';
import {limits, type WorldOptions} from './world';

const defaultPort = 4010;

/** The settings without switches. */
const defaults = {
  port: defaultPort,
  faults: noFaults,
  links: 'succeed' as 'succeed' | 'fail' | 'wait',
  /** Size of the example data, and the receiver of platform events. */
  world: {} as WorldOptions,
  /** Whether bodies may have members that the contract does not document. */
  isLenient: false,
  isQuiet: false,
  /** Whether to print the switches and exit. */
  isHelp: false,
};

/** The parsed command line. */
export type Switches = typeof defaults;

/** An invalid switch or fault setting. The message says how to fix it. */
export class SwitchError extends Refusal {
  constructor(message: string) {
    super(400, message);
  }
}

type Switch = {
  value?: string;
  text: string;
  /** Parses and stores the value. @throws SwitchError if it is invalid */
  take: (switches: Switches, value: string) => void;
};

function share(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) {
    throw new SwitchError(
      `${name}: "${text}" is not a share. Give a number from 0 to 1; 0.1 is one in ten.`,
    );
  }
  return value;
}

function failure(text: string): FaultSettings['fail'][number] {
  const form = /^(?:([A-Z]+) (\/[^\s=]*)=)?([45]\d\d):(.*)$/;
  const [, method, path, status, part = ''] = form.exec(text) ?? [];
  if (status === undefined) {
    throw new SwitchError(
      `--fail: "${text}" is not valid. Give a status from 400 to 599 and a share, such as --fail 503:0.1, or ` +
        '--fail "POST /reservations=503:0.1" for one call.',
    );
  }
  const target = method && path ? {target: {method, path}} : {};
  return {status: Number(status), share: share('--fail', part), ...target};
}

function milliseconds(text: string): number {
  const [, count, unit] = /^(\d+(?:\.\d+)?)(ms|s)$/.exec(text) ?? [];
  const value = Number(count) * (unit === 's' ? 1000 : 1);
  if (count === undefined || value > 600_000) {
    throw new SwitchError(
      `--delay: "${text}" is not a delay. Give seconds or milliseconds, such as 2s or 250ms, ten minutes at most.`,
    );
  }
  return value;
}

function whole(name: string, text: string, example: string, most = 999_999_999): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > most) {
    throw new SwitchError(
      `${name}: "${text}" is not a whole number of at most ${most}. Give one, such as ${name} ${example}.`,
    );
  }
  return Number(text);
}

type Share = 'lostResponses' | 'dropWebhooks' | 'duplicateWebhooks' | 'delayWebhooks';

const shareSwitch = (name: string, key: Share, text: string): Record<string, Switch> => ({
  [name]: {value: '<share>', text, take: ({faults}, value) => (faults[key] = share(name, value))},
});

const outcomes = ['succeed', 'fail', 'wait'] as const;

/** All switches, with their line in the help and the README. */
export const switches: Record<string, Switch> = {
  '--fail': {
    value: '[<call>=]<status>:<share>',
    text:
      'Reject this share of requests with a status, such as `503:0.1`; only of one call with `"POST ' +
      '/reservations=503:0.5"`. A 429 carries `Retry-After`. Repeatable.',
    take: ({faults}, value) => {
      const added = failure(value);
      faults.fail.push(added);
      const sum = faults.fail
        .filter(({target}) => !target || isDeepStrictEqual(target, added.target))
        .reduce((total, one) => total + one.share, 0);
      if (sum > 1) {
        throw new SwitchError('--fail: the shares add up to more than 1. Lower one of them.');
      }
    },
  },
  '--rate-limit': {
    value: '<requests>',
    text: 'Return 429 with `Retry-After` above so many requests a minute for each integration account.',
    take: ({faults}, value) => (faults.rateLimit = whole('--rate-limit', value, '100')),
  },
  '--delay': {
    value: '<time>',
    text: 'Wait before each response, such as `2s` or `250ms`.',
    take: ({faults}, value) => (faults.delay = milliseconds(value)),
  },
  ...shareSwitch(
    '--lost-responses',
    'lostResponses',
    'Carry out this share of requests, then close the connection without a response.',
  ),
  ...shareSwitch('--drop-webhooks', 'dropWebhooks', 'Lose this share of webhook deliveries.'),
  ...shareSwitch(
    '--duplicate-webhooks',
    'duplicateWebhooks',
    'Deliver this share of webhooks twice.',
  ),
  ...shareSwitch(
    '--delay-webhooks',
    'delayWebhooks',
    'Deliver this share of webhooks a second late, so that they arrive out of order.',
  ),
  '--seed': {
    value: '<number>',
    text:
      'Choose the sequence of faults and the prices of further properties. The same seed and the same ' +
      'requests in the same order give the same faults. The default is 1.',
    take: ({faults}, value) => (faults.seed = whole('--seed', value, '7')),
  },
  '--links': {
    value: '<outcome>',
    text: 'How a link ends: `succeed` (the default) or `fail` after 2 seconds, or `wait` for you to open its address.',
    take: (all, value) => {
      const known = outcomes.find((outcome) => outcome === value);
      if (!known) {
        throw new SwitchError(
          `--links: "${value}" is not an outcome. Give ${outcomes.join(', ')}.`,
        );
      }
      all.links = known;
    },
  },
  '--platform-webhook': {
    value: '<url>',
    text: 'Deliver account, link and sync events to this address on your machine.',
    take: (all, value) => {
      if (!isLoopback(value)) {
        throw new SwitchError(
          `--platform-webhook: "${value}" is not a URL on this machine. Give one such as http://127.0.0.1:8080/system/secret.`,
        );
      }
      all.world.platformReceiver = value;
    },
  },
  '--properties': {
    value: '<number>',
    text: 'Make a larger agency, such as `500` properties.',
    take: ({world}, value) =>
      (world.properties = whole('--properties', value, '500', limits.properties)),
  },
  '--accounts': {
    value: '<number>',
    text: 'Connect so many integration accounts. All show the same agency.',
    take: ({world}, value) => (world.accounts = whole('--accounts', value, '3', limits.accounts)),
  },
  '--strict-stays': {
    text: 'Refuse past arrivals, stays and parties that the room type does not allow, and quotes for full nights.',
    take: ({world}) => (world.isStrict = true),
  },
  '--lenient': {
    text: 'Accept members of a request body that the contract does not name.',
    take: (all) => (all.isLenient = true),
  },
  '--quiet': {
    text: "Don't print a line for each request and delivery.",
    take: (all) => (all.isQuiet = true),
  },
  '--help': {
    text: 'Print the switches, and exit.',
    take: (all) => (all.isHelp = true),
  },
};

/** Names, without dashes, of the switches that can be changed while the mock runs. */
export const faultNames = Object.keys(noFaults).map((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

/**
 * Parses the command line.
 *
 * @param args arguments, as `--name value` or `--name=value`
 * @param port value of the environment variable `PORT`
 * @throws SwitchError that says what is wrong and how to fix it
 */
export function readSwitches(args: readonly string[], port = ''): Switches {
  const all: Switches = {...structuredClone(defaults), port: portOf(port)};
  const rest = args.flatMap((arg) => {
    const split = arg.startsWith('--') ? arg.indexOf('=') : -1;
    return split > 0 ? [arg.slice(0, split), arg.slice(split + 1)] : [arg];
  });
  while (rest.length > 0) {
    const name = rest.shift() ?? '';
    const known = switches[name];
    if (!known) throw new SwitchError(unknownSwitch(name));
    const value = known.value === undefined ? '' : rest.shift();
    if (value === undefined || value.startsWith('--'))
      throw new SwitchError(`${name} needs a value: ${name} ${known.value}. ${known.text}`);
    known.take(all, value);
  }
  all.world.seed = all.faults.seed;
  return all;
}

function portOf(text: string): number {
  if (text === '') return defaultPort;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SwitchError(`PORT: "${text}" is not a port. Give a number from 1 to 65535.`);
  }
  return port;
}

function unknownSwitch(name: string): string {
  const names = Object.keys(switches);
  const near = names.find((other) => other.startsWith(name)) ?? nearest(name, names);
  const meant = near ? `Did you mean ${near}? ` : '';
  return `Unknown switch ${name}. ${meant}The switches are ${names.join(', ')}.`;
}

/** Returns the text that `--help` prints. */
export function help(): string {
  const rows = Object.entries(switches).map(
    ([name, {value, text}]) =>
      `  ${[name, value].filter(Boolean).join(' ').padEnd(34)}${text.replaceAll('`', '')}`,
  );
  return (
    `A mock of the Calry API on this machine.\n\n${rows.join('\n')}\n\nThe variable PORT sets the ` +
    `port; the default is ${defaultPort}.`
  );
}
