/// <reference types="postman-collection/types" />
import http from 'node:http';
import {text} from 'node:stream/consumers';
import {Collection, Item, Property, VariableList} from 'postman-collection';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {loadContract} from '../../src/reference/contract/load';
import {type PostmanItem, postmanCollection} from '../../src/reference/postman/collection';
import {type Listener, type Mock, startMock} from '../mock';

const contract = loadContract();
const written = postmanCollection(contract);

/** The requests of a description, each with the names of the folders it stands in. */
function requests({name, item}: (typeof written.item)[number]) {
  return item.flatMap((resource) =>
    resource.item.map((one): [name: string, item: PostmanItem] => [
      `${name} > ${resource.name} > ${one.name}`,
      one,
    ]),
  );
}

const items = written.item.flatMap(requests);

let mock: Mock;
let listener: Listener;
let variables: VariableList;

beforeAll(async () => {
  mock = await startMock();
  listener = await mock.listen();
  const given: Record<string, string> = {
    CALRY_HOST: listener.origin,
    CALRY_API_KEY: 'test-key',
    CALRY_WORKSPACE_ID: '6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21',
    CALRY_INTEGRATION_ACCOUNT_ID: 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035',
  };
  // Each variable of the collection gets a value, and there is none that the collection does not name.
  variables = new VariableList(
    undefined as never,
    written.variable.map(({key}) => ({key, value: given[key]})),
  );
});

afterAll(() => mock.stop());

/** Sends a request as Postman does: variables filled in, what is disabled left out. */
async function send(item: PostmanItem): Promise<{status: number; answer: string}> {
  const filled = Property.replaceSubstitutionsIn(item as never, [
    variables,
  ]) as unknown as PostmanItem;
  const {request} = new Item(filled as never);
  const headers = Object.fromEntries(
    filled.request.header.flatMap(({key, value, disabled}) => (disabled ? [] : [[key, value]])),
  );
  const {auth} = Property.replaceSubstitutionsIn(written as never, [variables]) as typeof written;
  if (!filled.request.auth) headers.Authorization = `Bearer ${auth.bearer[0]?.value}`;
  const query = new URLSearchParams(
    (filled.request.url.query ?? []).flatMap(({key, value, disabled}) =>
      disabled ? [] : [[key, value] as [string, string]],
    ),
  );
  const address = new URL(`${listener.origin}${request.url.getPath()}?${query}`);
  const body = request.body?.toString() ?? '';
  // Node sends the body of a GET only when its length is known.
  if (body) headers['Content-Length'] = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const sent = http.request(address, {method: request.method, headers}, async (response) =>
      resolve({status: response.statusCode ?? 0, answer: await text(response)}),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('the Postman collection', () => {
  test('is read by the library of the format, and comes back as it was written', () => {
    const collection = new Collection(written as never);
    const read = collection.toJSON() as unknown as typeof written;
    expect(read.item.map(({name}) => name)).toEqual(written.item.map(({name}) => name));
    const urls = read.item.flatMap(requests).map(([, {request}]) => request.url.path.join('/'));
    expect(urls).toEqual(items.map(([, {request}]) => request.url.path.join('/')));
    expect(written.info.schema).toMatch(/\/v2\.1\.0\/collection\.json$/);
  });

  test('has a folder for each description and resource', () => {
    const {v2, common, v1} = contract.descriptions;
    expect(written.item.map(({name, item}) => [name, item.map((one) => one.name)])).toEqual(
      [v2, common, v1].map(({title, resources}) => [
        title,
        resources.map(({displayName}) => displayName),
      ]),
    );
  });

  test('describes each request, and says which are inferred', () => {
    const inferred = [...contract.operations.values()]
      .filter(({evidence}) => evidence.level === 'inferred')
      .map(({summary}) => summary);
    const said = items
      .filter(([, {request}]) => request.description.includes('Inferred.'))
      .map(([, {name}]) => name);
    expect(inferred.length).toBeGreaterThan(0);
    expect(said.sort()).toEqual(inferred.sort());
    for (const [, {request}] of items)
      expect(request.description).toMatch(/^\S[\s\S]*\n\nDocumentation: https:\S+$/);
  });

  test('names its variables, and no other', () => {
    const used = JSON.stringify(written).match(/\{\{(\w+)\}\}/g) ?? [];
    expect([...new Set(used)].sort()).toEqual(written.variable.map(({key}) => `{{${key}}}`).sort());
  });

  test.each(items)('%s is accepted', async (_, item) => {
    // The mock remembers what the request before did, such as that it removed the account.
    await fetch(`${listener.origin}/_mock/reset`, {method: 'POST'});
    const {status, answer} = await send(item);
    expect(status, answer).toBeGreaterThanOrEqual(200);
    expect(status, answer).toBeLessThan(300);
  });

  test('has an example response for each request whose response the contract shows', () => {
    const shown = [...contract.operations.values()]
      .flatMap(({responses}) => responses)
      .filter(({content}) => content?.example !== undefined);
    expect(shown.length).toBeGreaterThan(40);
    const examples = items.flatMap(([, {response}]) => response);
    const asText = (status: string, body: unknown) => `${status} ${JSON.stringify(body)}`;
    expect(examples.map(({code, body}) => asText(String(code), JSON.parse(body))).sort()).toEqual(
      shown.map(({status, content}) => asText(status, content?.example)).sort(),
    );
    const read = new Collection(written as never).toJSON() as unknown as typeof written;
    const kept = read.item.flatMap(requests).flatMap(([, {response}]) => response);
    expect(kept.map(({code, body}) => [code, body])).toEqual(
      examples.map(({code, body}) => [code, body]),
    );
  });

  test('calls each operation of the contract once', () => {
    const called = listener.exchanges.map(({operation}) => operation);
    expect(called.sort()).toEqual([...contract.operations.keys()].sort());
  });
});
