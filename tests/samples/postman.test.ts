// Tests the Postman collection, and sends its requests to the mock.
/// <reference types="postman-collection/types" />
import http from 'node:http';
import {text} from 'node:stream/consumers';
import {Collection, Item} from 'postman-collection';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {loadContract} from '../../src/plugins/reference/contract/load';
import {type PostmanItem, postmanCollection} from '../../src/plugins/reference/postman/collection';
import {type Listener, type Mock, startMock} from '../mock';
import {credentials} from './support/run';

const contract = loadContract();
const operations = [...contract.operations.values()];
const collection = postmanCollection(contract);

const itemsOf = ({item}: typeof collection) =>
  item.flatMap((description) => description.item.flatMap((resource) => resource.item));

const items = itemsOf(collection);

let mock: Mock;
let listener: Listener;

beforeAll(async () => {
  mock = startMock();
  listener = await mock.listen();
});

afterAll(() => mock.stop());

const enabled = (members: {key: string; value: string; disabled?: boolean}[] = []) =>
  members.flatMap(({key, value, disabled}): [string, string][] => (disabled ? [] : [[key, value]]));

/** Sends a request as Postman does: with variables filled in, skipping disabled entries. */
async function send(item: PostmanItem): Promise<{status: number; answer: string}> {
  const values: Record<string, string> = {CALRY_HOST: listener.origin, ...credentials};
  const fill = <T>(one: T): T =>
    JSON.parse(JSON.stringify(one).replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? ''));
  const filled = fill(item);
  const {request} = filled;
  const url = new URL(new Item(filled as never).request.url.getPath(), listener.origin);
  url.search = String(new URLSearchParams(enabled(request.url.query)));
  const body = request.body?.raw ?? '';
  const headers = {
    ...(!request.auth && {Authorization: `Bearer ${fill(collection.auth).bearer[0]?.value}`}),
    ...Object.fromEntries(enabled(request.header)),
    // Node sends the body of a GET only when its length is known.
    ...(body && {'Content-Length': Buffer.byteLength(body)}),
  };
  return new Promise((resolve, reject) => {
    const sent = http.request(url, {method: request.method, headers}, async (response) =>
      resolve({status: response.statusCode ?? 0, answer: await text(response)}),
    );
    sent.on('error', reject).end(body);
  });
}

test.each(items.map((item) => [item.name, item] as const))(
  'the mock accepts the request of the Postman collection: %s',
  async (_, item) => {
    // The mock remembers previous requests, such as one that removed the account.
    await fetch(`${listener.origin}/_mock/reset`, {method: 'POST'});
    const {status, answer} = await send(item);
    expect(status, answer).toBeGreaterThanOrEqual(200);
    expect(status, answer).toBeLessThan(300);
  },
);

test('the Postman collection calls each operation of the contract once', () => {
  const called = listener.exchanges.map(({operation}) => operation);
  expect(called.sort()).toEqual([...contract.operations.keys()].sort());
});

test("Postman's own library round-trips the collection", () => {
  const read = new Collection(collection as never).toJSON() as unknown as typeof collection;
  const short = (one: typeof collection) =>
    itemsOf(one).map(({name, request, response}) => ({
      name,
      path: request.url.path,
      examples: response.map(({code, body}) => [code, body]),
    }));
  expect(short(read)).toEqual(short(collection));
  expect(collection.info.schema).toMatch(/\/v2\.1\.0\/collection\.json$/);
});

test('the Postman collection has a folder for each description and resource', () => {
  const {v2, common, v1} = contract.descriptions;
  expect(collection.item.map(({name, item}) => [name, item.map((one) => one.name)])).toEqual(
    [v2, common, v1].map(({title, resources}) => [
      title,
      resources.map(({displayName}) => displayName),
    ]),
  );
});

test('each request of the Postman collection links its docs page, and says if it is inferred', () => {
  const inferred = operations.filter(({evidence}) => evidence.level === 'inferred');
  const marked = items.filter(({request}) => request.description.includes('Inferred.'));
  expect(marked.map(({name}) => name).sort()).toEqual(inferred.map(({summary}) => summary).sort());
  for (const {request} of items)
    expect(request.description).toMatch(/^\S[\s\S]*\n\nDocumentation: https:\S+$/);
});

test('the Postman collection uses the variables that it declares, and no others', () => {
  const used = JSON.stringify(collection).match(/\{\{(\w+)\}\}/g) ?? [];
  expect([...new Set(used)].sort()).toEqual(
    collection.variable.map(({key}) => `{{${key}}}`).sort(),
  );
});

test('the Postman collection has the example of each response in the contract', () => {
  const examples = items.flatMap(({response}) => response);
  expect(
    examples.map(({code, body}) => `${code} ${JSON.stringify(JSON.parse(body))}`).sort(),
  ).toEqual(
    operations
      .flatMap(({responses}) => responses)
      .filter(({content}) => content?.example !== undefined)
      .map(({status, content}) => `${status} ${JSON.stringify(content?.example)}`)
      .sort(),
  );
});
