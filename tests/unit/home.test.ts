import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {findOperation} from '../../src/reference/contract/find';
import {loadContract} from '../../src/reference/contract/load';
import {examplesOf} from '../../src/reference/blocks/response';
import {home} from '../../src/pages/_home/content';
import {loadSystems} from '../../src/pms/model/load';

const sample = readFileSync('src/pages/_home/sample.mdx', 'utf8');

test('the request and the response of the home page are those of the contract', () => {
  const operation = findOperation(loadContract(), 'v2/getReservation');
  if (operation.kind === 'unknown') throw new Error('The contract should describe the operation.');
  const [first] = examplesOf(operation);
  const example = JSON.parse(first?.example ?? 'null') as {data: object};
  const [, json = ''] = /```json[^\n]*\n([^]*?)```/.exec(sample) ?? [];
  const shown = JSON.parse(json) as {data: object};
  expect(Object.keys(shown.data).length).toBeGreaterThan(5);
  expect(example).toMatchObject(shown);
  const [pattern] = operation.path.split('{');
  expect(sample).toContain(`/api/v2/vrs${pattern?.replace(/^.*\/vrs/, '')}`);
});

test('each system that the drawing names has a guide', () => {
  const slugs = loadSystems('.').map(({slug}) => slug);
  expect(home.drawn.filter((slug) => !slugs.includes(slug))).toEqual([]);
});
