// Tests that the README of the mock matches the program.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {actions} from '../src/admin';
import {noFaults} from '../src/faults';
import {inventedHeader} from '../src/members';
import {switches} from '../src/switches';
import {limits} from '../src/world';
import {account, stay, useMock} from './support';

const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');

/** Returns the rows of the table below a heading, without padding. */
const rowsOf = (heading: string) =>
  (readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.replaceAll(/ +\|/g, ' |'));

test('the README lists the switches of the program', () => {
  const rows = Object.entries(switches).map(
    ([name, {value = '', description}]) =>
      `| \`${`--${name} ${value}`.trim()}\` | ${description} |`,
  );
  expect(rowsOf('Switches')).toEqual(rows);
});

test('the README lists the actions of the admin path', () => {
  const listed = rowsOf('Control the mock over HTTP').map((row) => row.split('`')[1]);
  expect(listed).toEqual(Object.keys(actions));
});

test('the README states the limits of the program', () => {
  const number = (count: number) => count.toLocaleString('en-GB');
  expect(readme).toContain(
    `It holds ${number(limits.reservations)} reservations, ${limits.links} links, ${limits.accounts} ` +
      `integration accounts and ${number(limits.log)} entries`,
  );
});

const open = useMock();

test('the README lists the undocumented members of every response', async () => {
  const {call} = await open();
  const limited = await open({faults: {...noFaults, fail: [{status: 429, share: 1}]}});
  const {propertyId, roomTypeId, arrivalDate, departureDate} = stay(1);
  await call('POST', '/api/v2/vrs/reservations', stay(1));
  const quote =
    `/api/v2/vrs/quote/${propertyId}?roomTypeId=${roomTypeId}&startDate=${arrivalDate}` +
    `&endDate=${departureDate}&guests=2`;
  const responses = [
    await limited.call('GET', '/api/v2/vrs/properties'),
    await call('GET', quote),
    await call('GET', `/api/v1/integration_account_webhook/incoming/${account}`),
    await call('GET', '/api/v2/vrs/reservations?limit=500'),
    await call('GET', '/api/v2/vrs/reservations/0'),
    await call('POST', '/api/v2/vrs/conversations', {
      conversationId: '330871',
      reservationId: '771904',
      body: 'Hello',
      type: 'EMAIL',
    }),
  ];
  const listed = rowsOf('Undocumented fields in the mock').join('\n');
  for (const {headers} of responses) {
    const members = headers.get(inventedHeader)?.split(', ') ?? [];
    expect(members).not.toEqual([]);
    for (const member of members) expect(listed).toContain(`\`${member}\``);
  }
});
