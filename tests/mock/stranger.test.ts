import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {serveSite} from '../../scripts/lib/serve.mjs';
import {site} from '../built/site';
import {extensions, missingLanguages} from '../guides/support/programs';
import {languagesHere} from '../samples/support/languages';
import {block, program, stranger} from './support/stranger';

const soon = {timeout: 60_000, interval: 200};

let served: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  served = await serveSite(site);
});
afterAll(async () => {
  await served?.close();
});

test('JavaScript and Python are installed', () => {
  expect(missingLanguages.filter(({required}) => required)).toEqual([]);
});

const languages = languagesHere().runnable.flatMap(({id}) =>
  id in extensions ? [{id, extension: extensions[id as keyof typeof extensions]}] : [],
);

describe.concurrent.each(languages)('from an empty folder and the pages, in $id', ({extension}) => {
  test('the programs of the guides run against the mock as printed', async () => {
    const me = await stranger(served.url);
    try {
      const line = block('npx --yes');
      const receiver = '--platform-webhook http://127.0.0.1:8080/system/long-random-word';
      await me.startMock(line, receiver);
      const runs = async (name: string): Promise<string> => {
        const [command = ''] = me.save(`${name}.${extension}`);
        const {code, output} = await me.run(command);
        expect([command, code, output]).toEqual([command, 0, expect.any(String)]);
        return output;
      };
      const json = (file: string) => {
        const place = path.join(me.folder, file);
        return existsSync(place) ? readFileSync(place, 'utf8') : '';
      };

      expect((await me.run(block('curl --silent'))).output).toContain('771904');
      expect(await runs('first-reservation')).toContain('771904');
      expect(await runs('connect')).toContain('b3e0a9d4');
      expect(await runs('read-all-pages')).toContain('771904');
      // It looks once a minute.
      const synced = runs('enable-sync');
      // Awaited at the end, where its failure is told.
      synced.catch(() => undefined);
      expect(await runs('copy-reservations')).toContain('1 reservation');

      const receive = me.save(`receiver.${extension}`);
      const receivers = receive.map(me.start);
      await me.listens('8080');
      await vi.waitFor(() => expect(json('reservations.json')).toContain('771904'), soon);
      const subscribed = await me.run(
        block(
          'curl --silent --show-error --fail-with-body \\\n  "${CALRY_HOST:-https://dev.calry.app}/api/v1/integration_account_webhook',
        ),
      );
      expect(subscribed).toMatchObject({code: 0});
      expect(await runs('book')).toContain('Booked 771905');
      await vi.waitFor(() => expect(json('inbox.jsonl')).toContain('reservation.created'), soon);
      await vi.waitFor(() => expect(json('reservations.json')).toContain('H-2041'), soon);

      writeFileSync(path.join(me.folder, 'stay.json'), program('stay.json'));
      expect(await runs('book-direct')).toContain('Booked 77190');
      expect(await runs('change-dates')).toContain('Changed 771904');
      const [setting = ''] = block('export CANCEL_STATUS').split('\n');
      const [cancelOne = ''] = me.save(`cancel.${extension}`);
      expect(await me.run(`${setting}; ${cancelOne}`)).toMatchObject({
        code: 0,
        output: expect.stringContaining('Cancelled 771904'),
      });
      const cancel = block('curl --request POST');
      expect((await me.run(cancel)).output).toContain('cancelledAt');
      const cancelled = () => json('reservations.json').match(/cancelledAt/g);
      await vi.waitFor(() => expect(cancelled()).toHaveLength(2), soon);
      expect(await runs('read-log-pages')).toMatch(/^[\da-f-]{36}$/m);
      expect(await runs('find-lost-events')).toContain('came in');
      for (const child of receivers) me.end(child);

      me.save(`platform-events.${extension}`).map(me.start);
      await me.listens('8080');
      await vi.waitFor(() => expect(json('accounts.json')).toContain('agency-1042'), soon);
      const [connect = ''] = me.save(`connect.${extension}`);
      expect(await me.run(connect.replace('agency-1042', 'agency-2'))).toMatchObject({code: 0});
      await vi.waitFor(() => expect(json('events.jsonl')).toContain('account.created'), soon);
      await vi.waitFor(() => expect(json('accounts.json')).toContain('agency-2'), soon);
      expect(await synced).toContain('SUCCEEDED');
    } finally {
      me.stop();
    }
  });

  test('a booking is made once whatever breaks', async () => {
    const me = await stranger(served.url);
    try {
      await me.startMock(faulty());
      const [command = ''] = me.save(`book.${extension}`);
      const [, args = ''] = /(48220 .*?);/.exec(block('until ')) ?? [];
      const start = command.replace(/ 48220.*/, '');
      const loop = block('until ').replace(/node book\.mjs [^;]*/, `${start} ${args}`);
      const {code, output} = await me.run(loop);
      expect([code, output]).toEqual([0, expect.stringContaining('Booked ')]);
      const counted = await me.run(block('curl --silent "$CALRY_HOST/_mock/state"'));
      expect(counted.output.trim()).toBe('1');
    } finally {
      me.stop();
    }
  });
});

/** The line with which the guide starts a mock that breaks. */
function faulty(): string {
  const line = block(`${block('npx --yes').trim()} \\\n  --fail`);
  expect(line).toContain('--lost-responses');
  return line;
}
