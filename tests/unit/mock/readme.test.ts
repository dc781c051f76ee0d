// Tests that the README of the mock matches the program.
import {readFileSync} from 'node:fs';
import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {actions} from '../../../mock/src/admin';
import {noFaults} from '../../../mock/src/faults';
import {inventedHeader} from '../../../mock/src/members';
import {switches} from '../../../mock/src/switches';
import {limits} from '../../../mock/src/world';
import {remarkMock} from '../../../src/plugins/mock-package';
import {product} from '../../../src/product';
import {account, stay, useMock} from './support';

const readme = readFileSync('mock/README.md', 'utf8');

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

test('the README and the guide start the mock from the package on the site', () => {
  const guide = readFileSync('docs/guides/work-without-an-account.mdx', 'utf8');
  const command = `npx --yes ${product.siteUrl}/mock/calry-mock.tgz`;
  expect(readme).toContain(command);
  expect(guide).toContain(command);
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
  ];
  const listed = rowsOf('Undocumented fields in the mock').join('\n');
  for (const {headers} of responses) {
    const members = headers.get(inventedHeader)?.split(', ') ?? [];
    expect(members).not.toEqual([]);
    for (const member of members) expect(listed).toContain(`\`${member}\``);
  }
});

const compile = async (page: string) =>
  String(await createProcessor({remarkPlugins: [remarkGfm, remarkMock]}).process(page));

test('a page shows a section of the README, without the next section', async () => {
  const text = await compile('# A\n\n<MockReadme section="Switches" />\n');
  expect(text).toContain('--lost-responses <share>');
  expect(text).not.toContain('/_mock/state');
});

test('an unknown section of the README is rejected', async () => {
  await expect(compile('<MockReadme section="Switch" />\n')).rejects.toThrow(
    'mock/README.md has no section "Switch". Name one of its headings.',
  );
});
