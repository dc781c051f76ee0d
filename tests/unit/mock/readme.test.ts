import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {actions} from '../../../mock/src/admin';
import {noFaults} from '../../../mock/src/faults';
import {inventedHeader} from '../../../mock/src/invented';
import {switches} from '../../../mock/src/switches';
import {limits} from '../../../mock/src/world';
import {readmeSection} from '../../../src/mock-package';
import {product} from '../../../src/product';
import {authorised, caller, stay, useMock} from './support';

const readme = readFileSync('mock/README.md', 'utf8');
const guide = readFileSync('docs/guides/work-without-an-account.mdx', 'utf8');
const rowsOf = (title: string) =>
  (new RegExp(`\n## ${title}\n(.*?)(?=\n## |$)`, 's').exec(readme)?.[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    // Cells are padded to the width of their column.
    .map((line) => line.replaceAll(/ +\|/g, ' |'))
    .slice(1);

test('the README has a row for each switch, as the program has it', () => {
  const rows = Object.entries(switches).map(
    ([name, {value, text}]) => `| \`${[name, value].filter(Boolean).join(' ')}\` | ${text} |`,
  );
  expect(rowsOf('Switches')).toEqual(rows);
});

test('the README has a row for each action of the admin path, as the program has it', () => {
  const rows = actions.map(({method, shown, text}) => `| \`${method} ${shown}\` | ${text} |`);
  expect(rowsOf('Control the mock over HTTP')).toEqual(rows);
});

test('the README tells the true limits', () => {
  const number = (count: number) => count.toLocaleString('en-GB');
  expect(readme).toContain(
    `It holds ${number(limits.reservations)} reservations, ${limits.links} links, ${limits.accounts} integration accounts and ${number(limits.log)} entries`,
  );
});

test('a section ends where the next one begins', () => {
  expect(readmeSection('# A\n\n## B\n\none\n\n## C\n\ntwo\n', 'B')).toHaveLength(1);
  expect(readmeSection('# A\n', 'B')).toBeUndefined();
});

test('the README and the guide start the mock with the line that the site serves', () => {
  const line = `npx --yes ${product.siteUrl}/mock/calry-mock.tgz`;
  expect(readme).toContain(line);
  expect(guide).toContain(line);
});

describe('what the mock invents', () => {
  const {listen} = useMock();
  const invented = rowsOf('Undocumented fields in the mock').join('\n');

  test('stands in the README, whatever a response holds', async () => {
    const call = caller(await listen());
    const limited = caller(await listen({faults: {...noFaults, fail: [{status: 429, share: 1}]}}));
    const {integrationAccountId: account} = authorised;
    const {propertyId, roomTypeId, arrivalDate, departureDate} = stay(1);
    await call('POST', '/api/v2/vrs/reservations', stay(1));
    const log = `/api/v1/integration_account_webhook/incoming/${account}`;
    const quote = `/api/v2/vrs/quote/${propertyId}?roomTypeId=${roomTypeId}&startDate=${arrivalDate}&endDate=${departureDate}&guests=2`;
    const responses = [
      await limited('GET', '/api/v2/vrs/properties'),
      await call('GET', quote),
      await call('GET', log),
      await call('GET', '/api/v2/vrs/reservations?limit=500'),
      await call('GET', '/api/v2/vrs/reservations/0'),
    ];
    const members = responses.flatMap(
      ({headers}) => headers.get(inventedHeader)?.split(', ') ?? [],
    );
    expect(members.length).toBeGreaterThan(8);
    for (const member of new Set(members)) expect(invented).toContain(`\`${member}\``);
  });
});
