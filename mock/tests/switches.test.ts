// Tests the command-line switches of the mock.
import {expect, test} from 'vitest';
import {noFaults} from '../src/faults';
import {help, readSwitches, switches} from '../src/switches';
import {readRows} from './support';

test('switches take their value after a space or an equals sign', () => {
  const args = '--fail 503:0.1 --fail=429:0.2 --delay 2s --lost-responses 0.1 --properties 500';
  const one = ['--fail', 'POST /reservations=503:0.5', '--drop-webhooks=0.2', '--seed', '9'];
  const {faults, world} = readSwitches([...args.split(' '), ...one]);
  expect(world).toEqual({properties: 500, seed: 9});
  expect(faults).toEqual({
    ...noFaults,
    fail: [
      {status: 503, share: 0.1},
      {status: 429, share: 0.2},
      {status: 503, share: 0.5, target: {method: 'POST', path: '/reservations'}},
    ],
    delay: {milliseconds: 2000, share: 1},
    'lost-responses': 0.1,
    'drop-webhooks': 0.2,
    seed: 9,
  });
  const delay = (text: string) => readSwitches(['--delay', text]).faults.delay;
  expect(delay('250ms')).toEqual({milliseconds: 250, share: 1});
  expect(delay('60s:0.3')).toEqual({milliseconds: 60_000, share: 0.3});
});

test.each(readRows<{args: string; message: string}>('switches.yaml'))(
  '$args is rejected with what is allowed',
  ({args, message}) => {
    expect(() => readSwitches(args.split(' '))).toThrow(new RegExp(message));
  },
);

test('the help lists every switch', () => {
  for (const name of Object.keys(switches)) expect(help()).toContain(`\n  --${name} `);
});
