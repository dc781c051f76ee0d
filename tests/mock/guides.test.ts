// Follows the guides as a reader does: runs their commands and programs against the packed mock.
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {serveSite} from '../../scripts/lib/serve.mjs';
import {guideBlock, createReader, shownProgram} from './support/reader';

let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await serveSite('build');
});
afterAll(() => site.close());

const soon = {timeout: 60_000, interval: 200};
const php = spawnSync('php', ['-r', 'exit((int) !function_exists("curl_init"));']);
const extensions = ['mjs', 'py', ...(php.status === 0 ? ['php'] : [])];

describe.concurrent.each(extensions)('in an empty folder, .%s', {tags: ['slow']}, (extension) => {
  test('the programs of the guides work with the mock', async ({onTestFinished}) => {
    const reader = await createReader(site.url);
    onTestFinished(() => reader.stop());
    const {run, read, runProgram} = reader;
    const platform = '--platform-webhook http://127.0.0.1:8080/system/long-random-word';
    await reader.startMock(`${guideBlock('npx --yes')} ${platform}`);

    expect(await runProgram(`first-reservation.${extension}`)).toContain('771904');
    expect(await runProgram(`connect.${extension}`)).toContain('b3e0a9d4');
    expect(await runProgram(`read-all-pages.${extension}`)).toContain('771904');
    // This program polls once a minute, so the test awaits it later.
    const synced = runProgram(`enable-sync.${extension}`);
    synced.catch(() => undefined);
    expect(await runProgram(`copy-reservations.${extension}`)).toContain('1 reservation');

    const receivers = await reader.startReceiver(`receiver.${extension}`);
    await vi.waitFor(() => expect(read('reservations.json')).toContain('771904'), soon);
    await run(guideBlock('/api/v1/integration_account_webhook'));
    expect(await runProgram(`book.${extension}`)).toContain('Booked 771905');
    await vi.waitFor(() => expect(read('inbox.jsonl')).toContain('reservation.created'), soon);
    await vi.waitFor(() => expect(read('reservations.json')).toContain('H-2041'), soon);

    writeFileSync(path.join(reader.home, 'stay.json'), shownProgram('stay.json'));
    expect(await runProgram(`book-direct.${extension}`)).toContain('Booked 77190');
    expect(await runProgram(`change-dates.${extension}`)).toContain('Changed 771904');
    const [setting] = guideBlock('export CANCEL_STATUS').split('\n');
    const [cancel] = reader.save(`cancel.${extension}`);
    expect(await run(`${setting}; ${cancel}`)).toContain('Cancelled 771904');
    expect(await run(guideBlock('curl --request POST'))).toContain('cancelledAt');
    await vi.waitFor(
      () => expect(read('reservations.json').match(/cancelledAt/g)).toHaveLength(2),
      soon,
    );
    expect(await runProgram(`read-log-pages.${extension}`)).toMatch(/^[\da-f-]{36}$/m);
    expect(await runProgram(`find-lost-events.${extension}`)).toContain('came in');
    reader.stop(receivers);

    await reader.startReceiver(`platform-events.${extension}`);
    await vi.waitFor(() => expect(read('accounts.json')).toContain('agency-1042'), soon);
    const [connect = ''] = reader.save(`connect.${extension}`);
    await run(connect.replace('agency-1042', 'agency-2'));
    await vi.waitFor(() => expect(read('events.jsonl')).toContain('account.created'), soon);
    await vi.waitFor(() => expect(read('accounts.json')).toContain('agency-2'), soon);
    expect(await synced).toContain('SUCCEEDED');
  });

  test('a stay is booked once despite faults', async ({onTestFinished}) => {
    const reader = await createReader(site.url);
    onTestFinished(() => reader.stop());
    await reader.startMock(guideBlock('--lost-responses 0.1'));
    const [command = ''] = reader.save(`book.${extension}`);
    const shown = /node book\.mjs (48220 [^;]*)/;
    const [, args] = shown.exec(guideBlock('until ')) ?? [];
    const book = `${command.replace(/ 48220.*/, '')} ${args}`;
    expect(await reader.run(guideBlock('until ').replace(shown, book))).toContain('Booked ');
    expect((await reader.run(guideBlock('/_mock/state'))).trim()).toBe('1');
  });
});
