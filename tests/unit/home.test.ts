import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import home from '../../src/pages/_home/content.json';
import {loadPmsGuides} from '../../src/plugins/pms/model/load';
import {examplesOf} from '../../src/plugins/reference/blocks/response';
import {findOperation} from '../../src/plugins/reference/contract/find';
import {loadContract} from '../../src/plugins/reference/contract/load';

test('the request and the response on the home page match the contract', () => {
  const sample = readFileSync('src/pages/_home/sample.mdx', 'utf8');
  const operation = findOperation(loadContract(), 'v2/getReservation');
  if (operation.kind === 'unknown') throw new Error('The contract should describe the operation.');
  const [, json = ''] = /```json[^\n]*\n([^]*?)```/.exec(sample) ?? [];
  expect(JSON.parse(examplesOf(operation)[0]?.example ?? '')).toMatchObject(JSON.parse(json));
  expect(sample).toContain(operation.fullPath.split('{')[0]);
});

test('each system in the drawing of the home page has a guide', () => {
  expect(loadPmsGuides().map(({slug}) => slug)).toEqual(expect.arrayContaining(home.drawn));
});
