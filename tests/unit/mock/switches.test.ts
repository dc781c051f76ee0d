import {expect, test} from 'vitest';
import {help, readSwitches, switches} from '../../../mock/src/switches';

test('switches take their value after a space or an equals sign', () => {
  const args = ['--fail', '503:0.1', '--fail=429:0.2', '--delay', '2s', '--lost-responses', '0.1'];
  const {faults, port} = readSwitches([...args, '--drop-webhooks=0.2', '--seed', '9'], '4011');
  expect(port).toBe(4011);
  expect(faults).toEqual({
    fail: [
      {status: 503, share: 0.1},
      {status: 429, share: 0.2},
    ],
    delay: 2000,
    lostResponses: 0.1,
    dropWebhooks: 0.2,
    rateLimit: 0,
    seed: 9,
  });
  expect(readSwitches(['--delay', '250ms']).faults.delay).toBe(250);
  expect(readSwitches([]).port).toBe(4010);
});

test.each([
  ['--fial 503:0.1', /^There is no switch --fial\. .*The switches are --fail, /],
  ['--drop 0.1', /Did you mean --drop-webhooks\?/],
  ['--fail', /^--fail needs a value: --fail <status>:<share>/],
  ['--fail --quiet', /^--fail needs a value/],
  ['--fail 503', /"503" is no failure\. Give a status from 400 to 599 .* --fail 503:0\.1/],
  ['--fail 200:0.1', /"200:0.1" is no failure/],
  ['--fail 503:10', /"10" is no share\. Give a number from 0 to 1/],
  ['--fail 503:0.6 --fail 500:0.6', /add up to more than 1\. Lower one/],
  ['--delay 2', /"2" is no delay\. Give seconds or milliseconds, such as 2s or 250ms/],
  ['--lost-responses x', /--lost-responses: "x" is no share/],
  ['--seed -1', /--seed: "-1" is no whole number\. Give one, such as --seed 7/],
  ['--links never', /"never" is no outcome\. Give succeed, fail, wait/],
  ['--platform-webhook https://a.example', /no address on this machine\. Give one such as/],
])('%s is refused with what is allowed', (args, message) => {
  expect(() => readSwitches(args.split(' '))).toThrow(message);
});

test('an invalid port is refused', () => {
  expect(() => readSwitches([], 'x')).toThrow('PORT: "x" is no port. Give a number from 1');
});

test('the help lists every switch', () => {
  for (const name of Object.keys(switches)) expect(help()).toContain(`\n  ${name}`);
});
