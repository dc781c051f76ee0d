// Tests that the mock remembers messages, replies and custom fields, and that both versions show the same data.
import {expect, test} from 'vitest';
import {inventedHeader} from '../src/members';
import {authorised, useMock} from './support';

const open = useMock();
const v2 = '/api/v2/vrs';
const v1 = '/api/v1/vrs';
const thread = {conversationId: '330871', reservationId: '771904'};

test('a message that was sent is in its conversation, in both versions', async () => {
  const {call} = await open();
  const attachments = [{name: 'map.pdf', url: 'https://media.harbourheath.example/map.pdf'}];
  await call('POST', `${v2}/conversations`, {...thread, body: 'Of course.', attachments});
  for (const version of [v1, v2]) {
    const {body} = await call('GET', `${version}/conversations/330871`);
    const {messages} = body.data;
    expect(messages).toHaveLength(2);
    expect(messages[1]).toMatchObject({
      body: 'Of course.',
      senderType: 'Owner',
      attachments: [{url: attachments[0]!.url}],
    });
  }
  const {body} = await call('GET', `${v2}/conversations/reservation/771904`);
  expect(body.data[0].messages[1].body).toBe('Of course.');
});

test('a reply is in its review, which had none', async () => {
  const {call} = await open();
  const reviews = async (): Promise<{id: string; replies: {description: string}[]}[]> =>
    (await call('GET', `${v2}/reviews`)).body.data;
  const [review] = (await reviews()).filter(({replies}) => replies.length === 0);
  const {id} = review!;
  const answer = await call('POST', `${v2}/reviews`, {reviewId: id, body: 'Thank you.'});
  expect(answer.body.data).toMatchObject({id, replies: [{description: 'Thank you.'}]});
  const {body} = await call('GET', `${v1}/reviews/${id}`);
  expect(body.data).toMatchObject({response: 'Thank you.', replies: [{description: 'Thank you.'}]});
});

test('a change does not date an item back, although its example is from the future', async () => {
  const {call} = await open();
  const updated = async () => (await call('GET', `${v2}/reviews/61530`)).body.data.updatedAt;
  const before = await updated();
  await call('POST', `${v2}/reviews`, {reviewId: '61530', body: 'Thank you.'});
  expect((await updated()) > before).toBe(true);
});

test('a custom field is listed after it was created', async () => {
  const {call} = await open();
  const field = {name: 'Door code', type: 'text', entityType: 'reservation'};
  await call('POST', `${v2}/custom-fields`, {...field, defaultValue: '0000'});
  const listed = [v1, v2].map((version) => call('GET', `${version}/custom-fields`));
  for (const {body} of await Promise.all(listed)) {
    const found = body.data.find(({name}: {name: string}) => name === field.name);
    expect(found).toMatchObject({...field, defaultValue: '0000'});
    const one = await call('GET', `${v2}/custom-fields/${found.id}`);
    expect(one.body.data).toEqual(found);
  }
});

test('setting one custom field keeps the others, which is invented', async () => {
  const {call} = await open();
  const set = async (value: object) =>
    call('PUT', `${v2}/reservations`, {reservationId: '771904', customFields: value});
  const {headers} = await set({name: 'Bottle', value: 'Red'});
  expect(headers.get(inventedHeader)).toContain('request.customFields');
  await set({name: 'Parking space', value: 'Bay 2'});
  const {body} = await call('GET', `${v2}/reservations/771904`);
  expect(body.data.customFields).toEqual([
    {name: 'Bottle', value: 'Red'},
    {name: 'Parking space', value: 'Bay 2'},
  ]);
  const old = await call('GET', `${v1}/reservations/771904`);
  expect(old.body.data.customFields[1]).toMatchObject({id: '2207', type: 'text', value: 'Bay 2'});
});

test('a status is invented, and a cancelled stay changes unless --strict-stays is set', async () => {
  for (const isStrict of [false, true]) {
    const {call} = await open({world: {isStrict}});
    const put = (change: object) =>
      call('PUT', `${v2}/reservations`, {reservationId: '771904', ...change});
    expect(await put({status: 'cancelled'})).toMatchObject({status: isStrict ? 400 : 200});
    expect((await call('GET', `${v2}/reservations/771904`)).body.data.cancelledAt ?? null).toBe(
      null,
    );
    const {headers} = await put({status: 'CANCELLED'});
    expect(headers.get(inventedHeader)).toContain('request.status');
    const {status, headers: sent} = await put({notes: 'Late'});
    expect([status, sent.get(inventedHeader)?.includes('400')]).toEqual(
      isStrict ? [400, true] : [200, undefined],
    );
    expect(await put({status: 'CONFIRMED'})).toMatchObject({status: 400});
  }
});

test('both versions list the same properties', async () => {
  const {call} = await open({world: {properties: 12}});
  const ids = async (path: string) => {
    const {body} = await call('GET', `${path}/properties?limit=200`);
    return body.data.map(({id, name}: {id: string; name: string}) => [id, name]);
  };
  expect(await ids(v1)).toEqual(await ids(v2));
  expect(await ids(`${v1}`)).toHaveLength(12);
});

test('the calendars of v1 are those of the first room type in v2', async () => {
  const {call} = await open();
  const days = 'rates=true&startDate=2028-06-11&endDate=2028-06-17';
  const {body} = await call('GET', `${v2}/properties`);
  for (const {id, roomTypes} of body.data) {
    const old = await call('GET', `${v1}/availability/${id}?${days}`);
    const room = `roomTypeId=${roomTypes[0].id}`;
    const now = await call('GET', `${v2}/availability/${id}?${days}&${room}`);
    expect(old.body.data.dateWiseAvailability).toEqual(now.body.data.dateWiseAvailability);
  }
});

test('the user has the workspace', async () => {
  const {call} = await open();
  const {Authorization, workspaceId} = authorised;
  const {body, headers} = await call('GET', '/api/v1/user', undefined, {Authorization});
  expect(body.workspaces).toMatchObject([{workspaceId}]);
  expect(headers.get(inventedHeader)).toBe('workspaces');
});
